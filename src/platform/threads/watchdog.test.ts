import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';

const WATCHDOG = new URL('./watchdog.server.ts', import.meta.url).href;

/** Starts a separate process that is watched with a limit of `limitMs` and runs `code`. */
function watched(
  { onTestFinished }: TestContext,
  limitMs: number,
  code: string,
): { child: ChildProcess; output: () => string } {
  const source = `
    import { startWatchdog } from ${JSON.stringify(WATCHDOG)};
    const stop = startWatchdog(${limitMs});
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return { child, output: () => text };
}

/** Blocks the event loop without using the processor. */
const blockFor = (ms: number): string => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;
// Each test waits for a process of its own.
describe.concurrent('startWatchdog', () => {
  it('logs one line and ends a process whose event loop is blocked', async (context) => {
    const { child, output } = watched(context, 600, blockFor(600_000));
    const [code, signal] = await once(child, 'close');
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    const line = JSON.parse(output());
    expect(line).toMatchObject({ level: 'fatal', msg: expect.stringContaining('event loop') });
    expect(line.stillSeconds).toBeGreaterThanOrEqual(0.6);
    expect(Number.isNaN(Date.parse(line.time))).toBe(false);
  });

  it('ends the process also when its log accepts no line', async (context) => {
    const { child } = watched(
      context,
      600,
      `const { writeSync } = await import('node:fs');
       for (;;) try { writeSync(1, 'x'.repeat(65_536)); } catch {}`,
    );
    child.stdout?.removeAllListeners('data').pause();
    const [code, signal] = await once(child, 'exit');
    expect([code, signal]).toEqual([null, 'SIGKILL']);
  });

  it('leaves a working process alone and lets it end by itself', async (context) => {
    const { child, output } = watched(
      context,
      600,
      `const end = Date.now() + 2_000;
       const work = () => {
         ${blockFor(50)}
         if (Date.now() < end) setImmediate(work); else console.log('finished');
       };
       work();`,
    );
    const [code] = await once(child, 'close');
    expect([code, output().trim()]).toEqual([0, 'finished']);
  });

  it('ends no process after it was stopped', async (context) => {
    const { child, output } = watched(
      context,
      300,
      `await stop();
       ${blockFor(1_200)}
       console.log('finished');`,
    );
    const [code] = await once(child, 'close');
    expect([code, output().trim()]).toEqual([0, 'finished']);
  });

  it('ignores the time in which the whole process is suspended', async (context) => {
    const { child, output } = watched(
      context,
      1_500,
      `process.on('SIGTERM', () => { console.log('alive'); process.exit(0); });
       setInterval(() => {}, 100);
       console.log('ready');`,
    );
    await expect.poll(output, { timeout: 15_000 }).toContain('ready');
    child.kill('SIGSTOP');
    // The suspension itself is under test: it lasts twice the limit.
    await wait(3_000);
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect([code, output()]).toEqual([0, expect.stringContaining('alive')]);
  });
});
