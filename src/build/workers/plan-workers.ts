// Decides how many workers there are and how much memory each gets, from the cores and the memory of the machine. Nothing else decides it.
import { availableParallelism } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { availableMemory } from './available-memory.ts'

export interface WorkerPlan {
  /** 0 does everything in the calling thread. */
  workers: number
  /** Megabytes. Node ends a worker that needs more. */
  oldGeneration: number
  /** Megabytes. */
  youngGeneration: number
  /** Bytes near which garbage is collected more often than V8 would: what the user sets, or enough for a large site. */
  comfort: number
  /** A worker with more bytes than this on its heap is replaced before its next batch. */
  replaceAbove: number
}

export interface WorkerWishes {
  /** A number set by the user. */
  workers?: number | undefined
  /** Bytes that the whole build may use, set by the user. */
  memory?: number | undefined
}

export interface Resources {
  cores: number
  /** Bytes. */
  memory: number
  /** Bytes that the heap of one thread may have: a number that was given to Node counts for all of them. */
  heap: number
}

const megabyte = 1024 * 1024
/** With a single disk, more workers gain nothing. */
const mostWorkers = 8
/** Megabytes for the calling thread with its routes and summaries, and for the bundler: at least, and for each item. */
const leastReserve = 256
const reserveStart = 110
const reservePerItem = 0.034
/** Megabytes that let a worker make progress: React, the theme and the highlighter, and room to work. */
const leastShare = 192
/**
 * Megabytes. Most of what parsing allocates dies young: a large young generation took garbage collection from 14 % of the time to little.
 */
const mostYoung = 96
/** The same for a large site, whose calling thread needs the memory. */
const mostYoungOfMany = 32
const manyItems = 4000
/** Megabytes that a large site should take: for so many items, and for each above. Smaller ones take less than that anyway. */
const comfortOfMany = 520
const comfortPerItem = 0.035
const comfortableItems = 10_000
/**
 * Megabytes. A single page may be large, so the limit is too. But from two gigabytes on, V8 lets a heap grow to four times its live data
 * before it collects, and below that to at most twice as much: this took a site of 4,000 pages from 690 MB to 570 MB, in the same time.
 */
const mostOld = 1920
const mostKept = 400

/**
 * Uses the number of workers that the user sets, unless the user also sets a memory limit that has no room for them.
 * @param items how many documents or pages there are, as far as that is known.
 */
export function planWorkers(wishes: WorkerWishes = {}, items = 0, resources: Resources = machineResources()): WorkerPlan {
  const reserve = Math.max(leastReserve, reserveStart + items * reservePerItem)
  const memory = Math.min(wishes.memory ?? resources.memory, resources.memory) / megabyte
  const room = Math.max(0, Math.floor((memory - reserve) / leastShare))
  const wanted = wishes.workers ?? Math.max(1, Math.min(mostWorkers, resources.cores))
  const workers = limitWorkers(wishes, wanted, room)
  const share = Math.max(leastShare, (memory - reserve) / Math.max(1, workers))
  const youngGeneration = Math.floor(Math.min(items > manyItems ? mostYoungOfMany : mostYoung, share / 4))
  const oldGeneration = Math.floor(Math.min(mostOld, share - youngGeneration, resources.heap / megabyte))
  return {
    workers,
    youngGeneration,
    oldGeneration,
    comfort: Math.min(memory, wishes.memory === undefined && items > manyItems ? comfortOf(items) : memory) * megabyte,
    replaceAbove: Math.min(mostKept, Math.floor(oldGeneration * 0.75)) * megabyte,
  }
}

function comfortOf(items: number): number {
  return comfortOfMany + Math.max(0, items - comfortableItems) * comfortPerItem
}

function limitWorkers({ workers, memory }: WorkerWishes, wanted: number, room: number): number {
  if (workers === undefined) return Math.min(wanted, room)
  // A user who sets a number of workers gets at least one: if it runs out of memory, that can be explained; in the calling thread it
  // cannot.
  return memory === undefined ? wanted : Math.min(wanted, Math.max(1, room))
}

export function machineResources(): Resources {
  return { cores: availableParallelism(), memory: availableMemory(), heap: getHeapStatistics().heap_size_limit }
}
