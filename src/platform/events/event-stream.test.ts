import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { closeEventStreams, eventStream } from './event-stream.server.ts';
import { listenToNodes, publish, stopListening } from './events.server.ts';

useDatabase();

beforeEach(() => listenToNodes());
afterEach(() => {
  vi.useRealTimers();
  closeEventStreams();
  stopListening();
});

/** An open stream: what has come so far, and how to leave. */
function opened() {
  const leaving = new AbortController();
  const response = eventStream('admin', leaving.signal);
  const stream = { response, text: '', isEnded: false, leave: () => leaving.abort() };
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    for await (const part of response.body ?? []) stream.text += decoder.decode(part);
    stream.isEnded = true;
  };
  return Object.assign(stream, { done: read() });
}

describe('an event stream', () => {
  it('is a text/event-stream that nobody keeps, and begins with how long to wait before a new one', async () => {
    const stream = opened();
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await vi.waitFor(() => expect(stream.text).toMatch(/^retry: [12]\d{3}\n: bonjour\n\n$/));
  });

  it('tells each event under its name', async () => {
    const stream = opened();
    await publish('admin', { event: 'notification', id: 7 });
    await vi.waitFor(() => expect(stream.text).toContain('\n\nevent: notification\ndata: {"id":7}\n\n'));
  });

  it('beats every 15 seconds and ends after 5 minutes, for the session to be checked again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
    const stream = opened();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stream.text.match(/: \n\n/g)).toHaveLength(2);
    expect(stream.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(270_000);
    await stream.done;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is left without a trace', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
    const stream = opened();
    stream.leave();
    await stream.done;
    expect(vi.getTimerCount()).toBe(0);
    const { text } = stream;
    await publish('admin', { event: 'notification' });
    expect(stream.text).toBe(text);
  });

  it('ends when its reader cancels it, and when its request is already gone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
    await expect(eventStream('admin', new AbortController().signal).body?.cancel()).resolves.toBeUndefined();
    eventStream('admin', AbortSignal.abort());
    expect(vi.getTimerCount()).toBe(0);
    await expect(publish('admin', { event: 'notification' })).resolves.toBeUndefined();
  });

  it('ends when the server stops', async () => {
    const streams = [opened(), opened()];
    closeEventStreams();
    await Promise.all(streams.map((stream) => stream.done));
    expect(streams.every((stream) => stream.isEnded)).toBe(true);
  });
});
