// How many workers, and how much memory each: decided here and nowhere else, from the cores and the memory that there are.
import { availableParallelism } from 'node:os'
import { availableMemory } from './available-memory.ts'

export interface WorkerPlan {
  /** 0 does everything in the calling thread. */
  workers: number
  /** Megabytes. A worker that needs more is ended by Node. */
  oldGeneration: number
  /** Megabytes. */
  youngGeneration: number
  /** A worker with more bytes than this on its heap is replaced before its next batch. */
  replaceAbove: number
}

export interface WorkerWishes {
  /** As many as this, because the user says so. */
  workers?: number | undefined
  /** Bytes that the whole build may take, because the user says so. */
  memory?: number | undefined
}

export interface Resources {
  cores: number
  /** Bytes. */
  memory: number
}

const megabyte = 1024 * 1024
/** More gain nothing against one disk. */
const mostWorkers = 8
/** Megabytes. What the calling thread takes with routes and summaries, and the bundler beside it. */
const reserve = 256
/** Megabytes with which a worker still makes headway: React, the theme and the highlighter loaded, and room to work. */
const leastShare = 192
/** Megabytes. Most of what parsing makes dies young: a roomy young generation took collection from 14 % of the time to little. */
const mostYoung = 96
/**
 * Megabytes. One page may be large, so the limit is. But from two gigabytes on V8 lets a heap grow to four times of what lives in it before it
 * collects, below that to twice as much at most: a site of 4,000 pages took 690 MB and takes 570 so, in the same time.
 */
const mostOld = 1920
const mostKept = 400

/** A number of workers asked for is kept to, unless a limit on memory is asked for too that has no room for them. */
export function planWorkers(wishes: WorkerWishes = {}, resources: Resources = machineResources()): WorkerPlan {
  const memory = Math.min(wishes.memory ?? resources.memory, resources.memory) / megabyte
  const room = Math.max(0, Math.floor((memory - reserve) / leastShare))
  const wanted = wishes.workers ?? Math.max(1, Math.min(mostWorkers, resources.cores))
  const workers = limitWorkers(wishes, wanted, room)
  const share = Math.max(leastShare, (memory - reserve) / Math.max(1, workers))
  const youngGeneration = Math.floor(Math.min(mostYoung, share / 4))
  const oldGeneration = Math.floor(Math.min(mostOld, share - youngGeneration))
  return { workers, youngGeneration, oldGeneration, replaceAbove: Math.min(mostKept, Math.floor(oldGeneration * 0.75)) * megabyte }
}

function limitWorkers({ workers, memory }: WorkerWishes, wanted: number, room: number): number {
  if (workers === undefined) return Math.min(wanted, room)
  // Who asks for workers at all gets one: its death by want of memory can be explained, that of the calling thread cannot.
  return memory === undefined ? wanted : Math.min(wanted, Math.max(1, room))
}

function machineResources(): Resources {
  return { cores: availableParallelism(), memory: availableMemory() }
}
