import { describe, expect, it } from 'vitest'
import { createActivity, watchActivity } from '../../../src/build/workers/activity.ts'

describe('createActivity', () => {
  it('what one thread notes -> read by another, the last one counts', () => {
    const activity = createActivity()
    const other = createActivity(activity.memory)
    expect(other.read()).toEqual({ what: '', isLimited: false, count: 0 })
    activity.note('the page /ä', true)
    expect(other.read()).toEqual({ what: 'the page /ä', isLimited: true, count: 1 })
    activity.note('b')
    expect(other.read()).toEqual({ what: 'b', isLimited: false, count: 2 })
  })

  it('a text that is too long -> its beginning', () => {
    const activity = createActivity()
    activity.note('ä'.repeat(1000))
    expect(activity.read().what).toMatch(/^ä{200,}$/)
  })
})

describe('watchActivity', () => {
  it('what goes on -> nothing; what takes longer than the limit -> its name; what has no limit -> nothing', () => {
    let time = 0
    const activity = createActivity()
    const find = watchActivity(activity, 100, () => time)
    const at = (now: number): string | undefined => {
      time = now
      return find()
    }
    expect(at(1000)).toBeUndefined()
    activity.note('the page /a', true)
    expect([at(1001), at(1101)]).toEqual([undefined, undefined])
    activity.note('the page /a', true)
    expect([at(1102), at(1202), at(1203)]).toEqual([undefined, undefined, 'the page /a'])
    activity.note('the step', false)
    expect(at(5000)).toBeUndefined()
  })
})
