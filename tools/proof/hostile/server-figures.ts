import { existsSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const KILOBYTES = 1024;

/** CPU time of a process since its start, seconds, user and system. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Largest resident memory that a process has had so far, MB. */
export const peakMegabytes = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / KILOBYTES);

/** Whether the process runs; one that has exited and waits for its parent does not. */
export const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
