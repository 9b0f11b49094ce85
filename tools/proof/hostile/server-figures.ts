import { existsSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const KILOBYTES = 1024;

/** Returns the CPU time of a process since its start, in seconds, user and system. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Returns the largest resident memory of a process so far, in MB. */
export const peakMegabytes = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / KILOBYTES);

/** Returns whether the process runs; a process that has exited and waits for its parent does not. */
export const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
