import { describe, expect, it } from 'vitest'
import { availableMemory } from '../../../src/build/workers/available-memory.ts'

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

function machine(files: Record<string, string>, platform = 'linux') {
  return { platform, total: 16 * gigabyte, free: 2 * gigabyte, readText: (path: string) => files[path] }
}

const meminfo = { '/proc/meminfo': `MemTotal:       16777216 kB\nMemFree:         1048576 kB\nMemAvailable:    8388608 kB\n` }

describe('availableMemory', () => {
  it.each([
    ['Linux -> what the kernel would give, caches included', machine(meminfo), 8 * gigabyte],
    ['Linux without /proc -> what is free', machine({}), 2 * gigabyte],
    ['Windows -> what is free', machine({}, 'win32'), 2 * gigabyte],
    ['macOS, where little is ever free -> half of all', machine({}, 'darwin'), 8 * gigabyte],
  ])('%s', (_name, given, expected) => {
    expect(availableMemory(given)).toBe(expected)
  })

  it.each([
    [
      'a limit',
      { '/sys/fs/cgroup/a/b/memory.max': `${512 * megabyte}\n`, '/sys/fs/cgroup/a/b/memory.current': `${100 * megabyte}\n` },
      412,
    ],
    ['no limit', { '/sys/fs/cgroup/a/b/memory.max': 'max\n', '/sys/fs/cgroup/a/b/memory.current': `${100 * megabyte}\n` }, 8192],
    ['a limit further up', { '/sys/fs/cgroup/a/b/memory.max': 'max\n', '/sys/fs/cgroup/a/memory.max': `${300 * megabyte}\n` }, 300],
    ['a limit at the mount, as containers have it', { '/sys/fs/cgroup/memory.max': `${256 * megabyte}\n` }, 256],
    [
      'cached files, which the system gives back',
      {
        '/sys/fs/cgroup/a/b/memory.max': `${512 * megabyte}`,
        '/sys/fs/cgroup/a/b/memory.current': `${500 * megabyte}`,
        '/sys/fs/cgroup/a/b/memory.stat': `anon 1\ninactive_file ${400 * megabyte}\nactive_file 7\n`,
      },
      412,
    ],
    ['more used than allowed', { '/sys/fs/cgroup/a/b/memory.max': '1000', '/sys/fs/cgroup/a/b/memory.current': '5000' }, 0],
    ['nonsense', { '/sys/fs/cgroup/a/b/memory.max': 'many' }, 8192],
  ])('control group, version 2, %s -> what it leaves', (_name, files, expected) => {
    expect(availableMemory(machine({ ...meminfo, '/proc/self/cgroup': '0::/a/b\n', ...files })) / megabyte).toBe(expected)
  })

  it.each([
    [
      'a limit',
      {
        '/sys/fs/cgroup/memory/docker/x/memory.limit_in_bytes': `${600 * megabyte}`,
        '/sys/fs/cgroup/memory/docker/x/memory.usage_in_bytes': `${400 * megabyte}`,
        '/sys/fs/cgroup/memory/docker/x/memory.stat': `inactive_file 5\ntotal_inactive_file ${100 * megabyte}\n`,
      },
      300,
    ],
    ['the number that means none', { '/sys/fs/cgroup/memory/docker/x/memory.limit_in_bytes': '9223372036854771712' }, 8192],
    ['a path that is only valid outside', { '/sys/fs/cgroup/memory/memory.limit_in_bytes': `${600 * megabyte}` }, 600],
  ])('control group, version 1, %s -> what it leaves', (_name, files, expected) => {
    const groups = '5:cpu,cpuacct:/docker/y\n4:memory:/docker/x\n1:name=systemd:/docker/x\n'
    expect(availableMemory(machine({ ...meminfo, '/proc/self/cgroup': groups, ...files })) / megabyte).toBe(expected)
  })

  it('control groups on another system -> not looked at', () => {
    const files = { '/proc/self/cgroup': '0::/\n', '/sys/fs/cgroup/memory.max': '1' }
    expect(availableMemory(machine(files, 'win32'))).toBe(2 * gigabyte)
  })

  it('this machine -> a number of bytes', () => {
    expect(availableMemory()).toBeGreaterThan(megabyte)
  })
})
