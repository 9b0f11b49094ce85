import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { log } from '../log.server.ts';
import { TaskLane, threadsStarted } from './task-lane.server.ts';
import type { TaskName } from './tasks-thread.server.ts';

const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    const tasks = {
      echo: (input) => ({ input, threadId }),
      wait: (cells) => { Atomics.wait(cells, 0, 0); },
      block: () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); },
      spin: () => { for (;;); },
      crash: () => { setImmediate(() => { throw new Error('crashed'); }); return new Promise(() => {}); },
    };
    parentPort.on('message', async ({ id, name, input }) => {
      if (name === 'refuse') parentPort.postMessage({ id, error: { code: 'invalid', message: 'Non.', cause: 'why' } });
      else if (name === 'fail') parentPort.postMessage({ id, error: { message: 'Error: broken' } });
      else parentPort.postMessage({ id, output: await tasks[name](input) });
    });`)}`,
);

const LIMITS = { atOnce: 1, waiting: 2, taskSeconds: 20, idleSeconds: 60, heapMb: 32, busy: 'Trop.', failed: 'Raté.' };

/** Creates a lane for the test thread above; closed when the test ends. */
function aLane(limits: Partial<typeof LIMITS> = {}) {
  const lane = new TaskLane({ ...LIMITS, ...limits }, THREAD);
  onTestFinished(() => lane.close());
  return {
    close: () => lane.close(),
    run: (name: string, input?: unknown): Promise<unknown> => lane.run(name as TaskName, input as never),
    threadId: async (): Promise<number> =>
      ((await lane.run('echo' as TaskName, undefined as never)) as unknown as { threadId: number }).threadId,
  };
}

const quietLog = () => vi.spyOn(log(), 'error').mockReturnValue();

describe('TaskLane', () => {
  it('runs a task in a thread and returns its output', async () => {
    expect(await aLane().run('echo', { words: 'été' })).toMatchObject({ input: { words: 'été' } });
  });

  it('keeps one thread for many tasks', async () => {
    const lane = aLane({ waiting: 10 });
    const ids = await Promise.all(Array.from({ length: 5 }, () => lane.threadId()));
    expect(new Set(ids).size).toBe(1);
  });

  it('refuses with 503 when too many tasks wait, and continues with the others', async () => {
    const lane = aLane();
    const cells = new Int32Array(new SharedArrayBuffer(4));
    const first = lane.run('wait', cells);
    const others = [lane.run('echo'), lane.run('echo')];
    await expect(lane.run('echo')).rejects.toMatchObject({ status: 503, message: 'Trop.', retryAfterSeconds: 10 });
    Atomics.store(cells, 0, 1);
    Atomics.notify(cells, 0);
    await expect(first).resolves.toBeUndefined();
    await expect(Promise.all(others)).resolves.toHaveLength(2);
  });

  it('replaces a thread that hangs, and runs the tasks that waited', async () => {
    const logged = quietLog();
    const lane = aLane({ taskSeconds: 1 });
    const before = await lane.threadId();
    const hanging = lane.run('block');
    const waiting = lane.threadId();
    await expect(hanging).rejects.toMatchObject({ status: 503, message: 'Raté.', retryAfterSeconds: 10 });
    expect(await waiting).not.toBe(before);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'late', tasks: ['block'] }),
      'a worker thread was replaced',
    );
  });

  it('replaces a thread that crashes', async () => {
    quietLog();
    const lane = aLane();
    await expect(lane.run('crash')).rejects.toMatchObject({ status: 503, message: 'Raté.' });
    await expect(lane.run('echo', 1)).resolves.toMatchObject({ input: 1 });
  });

  it('passes on a DomainError with its code, and any other error unchanged', async () => {
    const lane = aLane();
    await expect(lane.run('refuse')).rejects.toMatchObject({ code: 'invalid', status: 422, message: 'Non.' });
    await expect(lane.run('fail')).rejects.toThrow('broken');
    await expect(lane.run('echo', 1)).resolves.toMatchObject({ input: 1 });
  });

  it('answers an input that cannot be cloned with an error, and continues', async () => {
    const lane = aLane();
    await expect(lane.run('echo', () => {})).rejects.toThrow('could not be cloned');
    await expect(lane.run('echo', 1)).resolves.toMatchObject({ input: 1 });
  });

  it('ends its thread after a time without work', async () => {
    const lane = aLane({ idleSeconds: 0.05 });
    const first = await lane.threadId();
    const later = async (): Promise<number> => {
      // Every task would keep the thread alive, so only a pause shows that it has ended.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return lane.threadId();
    };
    await expect.poll(later, { timeout: 5_000 }).not.toBe(first);
  });

  it('refuses running and waiting tasks when it is closed', async () => {
    quietLog();
    const lane = aLane();
    const tasks = [lane.run('spin'), lane.run('echo')];
    const refused = Promise.all(tasks.map((task) => expect(task).rejects.toMatchObject({ status: 503 })));
    await lane.close();
    await refused;
  });
});

describe('threadsStarted', () => {
  it('waits for a thread that is being started', async () => {
    const answer = aLane().run('echo', 1);
    let isStarted = false;
    const started = threadsStarted().then(() => {
      isStarted = true;
    });
    // No turn of the loop: nothing of the thread can arrive.
    for (let turn = 0; turn < 10; turn += 1) await undefined;
    expect(isStarted).toBe(false);
    await started;
    await expect(answer).resolves.toMatchObject({ input: 1 });
  });

  it('waits for no thread that runs, and for none that has ended', async () => {
    const lane = aLane();
    await lane.run('echo');
    await threadsStarted();
    await lane.close();
    await threadsStarted();
  });
});
