import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LogOutput } from './log-output.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'faitage-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newPath = (): string => join(folder, randomUUID());

/** Returns a pipe that nobody reads until `read` is called. */
function openPipe() {
  const path = newPath();
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const buffer = Buffer.alloc(1_000_000);
  let text = '';
  return {
    writer,
    read(): string {
      try {
        text += buffer.toString('utf8', 0, readSync(reader, buffer));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      }
      return text;
    },
    closeReader: () => closeSync(reader),
  };
}

const lineNumber = (number: number): string => `${JSON.stringify({ number, text: 'x'.repeat(200) })}\n`;

/** Counts complete lines, and lines that the reports name as dropped. */
function accountedFor(text: string): { written: number; dropped: number } {
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const reports = lines.filter((line) => line.msg === 'log lines dropped');
  return { written: lines.length - reports.length, dropped: reports.reduce((sum, report) => sum + report.dropped, 0) };
}

describe('LogOutput', () => {
  it('writes every line in order to a file', async () => {
    const path = newPath();
    const output = new LogOutput(openSync(path, 'a'));
    const lines = Array.from({ length: 2_000 }, (_, index) => lineNumber(index));
    for (const line of lines) output.write(line);
    await output.drain(5_000);
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  });

  it('drops and counts lines that a full pipe does not accept, and reports the number afterwards', async () => {
    const pipe = openPipe();
    const output = new LogOutput(pipe.writer, { maxBytes: 50_000, retryMs: 5 });
    const { user } = process.threadCpuUsage();
    for (let number = 0; number < 2_000; number += 1) output.write(lineNumber(number));
    await output.drain(50);
    for (let number = 2_000; number < 4_000; number += 1) output.write(lineNumber(number));
    expect(process.threadCpuUsage().user - user).toBeLessThan(1_000_000);
    const dropped = output.dropped;
    expect(dropped).toBeGreaterThan(0);
    await expect.poll(() => accountedFor(pipe.read()).written + accountedFor(pipe.read()).dropped).toBe(4_000);
    expect(accountedFor(pipe.read()).dropped).toBeGreaterThanOrEqual(dropped);
    expect(output.dropped).toBe(0);
  });

  it('survives a pipe without a reader', async () => {
    const pipe = openPipe();
    pipe.closeReader();
    const output = new LogOutput(pipe.writer, { maxBytes: 1_000, retryMs: 5 });
    for (let number = 0; number < 10; number += 1) output.write(lineNumber(number));
    await output.drain(30);
    output.flush();
    expect(output.dropped).toBeGreaterThan(0);
  });

  it('survives a full disk', async () => {
    const output = new LogOutput(openSync('/dev/full', 'w'), { maxBytes: 1_000, retryMs: 5 });
    for (let number = 0; number < 10; number += 1) output.write(lineNumber(number));
    await output.drain(30);
    output.flush();
    expect(output.dropped).toBeGreaterThan(0);
  });

  it('writes the remaining lines at the end of the process', () => {
    const path = newPath();
    const output = new LogOutput(openSync(path, 'a'));
    output.write(lineNumber(1));
    output.write(lineNumber(2));
    output.flush();
    expect(readFileSync(path, 'utf8')).toContain(lineNumber(2));
  });
});
