import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { closeEventStreams, eventStream } from './event-stream.server.ts';
import { listenToNodes, publish, stopListening } from './events.server.ts';
import { countStreams, type Followed, type Holder, notifyStreams, type StreamOrigin } from './open-streams.server.ts';

useDatabase();

beforeEach(() => listenToNodes());
afterEach(() => {
  vi.useRealTimers();
  closeEventStreams();
  stopListening();
});

const { signal: NEVER } = new AbortController();
const STOPPED = expect.stringMatching(/\n\nretry: \d{4}\n\n$/);
const SCREEN: Followed[] = [{ topic: 'admin' }, { topic: 'content' }];

/** Opens a stream; returns the text received so far, and a function that leaves it. */
function opened(holder?: Holder, followed: Followed[] = SCREEN, missedMs?: number) {
  const leaving = new AbortController();
  const response = eventStream({ followed, holder, missedMs }, { signal: leaving.signal });
  const stream = { response, text: '', isEnded: false, leave: () => leaving.abort() };
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    for await (const part of response.body ?? []) stream.text += decoder.decode(part);
    stream.isEnded = true;
  };
  return Object.assign(stream, { done: read() });
}

describe('eventStream', () => {
  it('returns an uncacheable text/event-stream, beginning with the reconnection time', async () => {
    const stream = opened();
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await vi.waitFor(() => expect(stream.text).toMatch(/^retry: [12]\d{3}\n: bonjour\n\n$/));
  });

  it('sends each event under its name', async () => {
    const stream = opened();
    await publish('admin', { event: 'notification', id: 7 });
    await vi.waitFor(() => expect(stream.text).toContain('\n\nevent: notification\ndata: {"id":7}\n\n'));
  });

  it('begins with the changes that its client has missed, of those that it follows', async () => {
    await publish('admin', { event: 'orders', id: 1 });
    await publish('admin', { event: 'quotes', id: 2 });
    const late = opened(undefined, [{ topic: 'admin', event: 'quotes' }], 30_000);
    await vi.waitFor(() => expect(late.text).toContain('event: quotes\ndata: {"id":2}\n\n'));
    expect(late.text).not.toContain('orders');
    const usual = opened();
    await publish('admin', { event: 'services', id: 3 });
    await vi.waitFor(() => expect(usual.text).toContain('event: services'));
    expect(usual.text).not.toContain('event: quotes');
  });

  it('sends a heartbeat every 15 seconds and ends after 5 minutes, to check the session again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
    const stream = opened();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stream.text.match(/: \n\n/g)).toHaveLength(2);
    expect(stream.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(270_000);
    await stream.done;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer or subscription after the client disconnects', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
    const stream = opened();
    stream.leave();
    await stream.done;
    expect(vi.getTimerCount()).toBe(0);
    const { text } = stream;
    await publish('admin', { event: 'notification' });
    expect(stream.text).toBe(text);
  });

  it('ends when its reader cancels it, or its request is already aborted', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
    const { signal } = new AbortController();
    await expect(eventStream({ followed: SCREEN }, { signal }).body?.cancel()).resolves.toBeUndefined();
    eventStream({ followed: SCREEN }, { signal: AbortSignal.abort() });
    expect(vi.getTimerCount()).toBe(0);
    await expect(publish('admin', { event: 'notification' })).resolves.toBeUndefined();
  });

  it('ends with a reconnection time when the server stops, and refuses new streams', async () => {
    const streams = [opened(), opened()];
    closeEventStreams({ forGood: true });
    await Promise.all(streams.map((stream) => stream.done));
    expect(streams.map(({ text }) => text)).toEqual([STOPPED, STOPPED]);
    expect(() => opened()).toThrow(expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 1 }));
    closeEventStreams();
  });

  it('ends when other nodes’ events were missed, so that its reader fetches them', async () => {
    const stream = opened();
    await publish('content', { what: 'everything' });
    await stream.done;
    expect(stream.text).toEqual(STOPPED);
  });

  it('sends only events of its own conversation, and a presence event to all followers', async () => {
    const chat = (key: string): Followed[] => [{ topic: 'chat', key }, { topic: 'presence' }];
    const [one, other, screen] = [opened(undefined, chat('1')), opened(undefined, chat('2')), opened()];
    await publish('chat', { key: '1', event: 'message', id: 7 });
    notifyStreams('event: presence\n\n', 'presence');
    await vi.waitFor(() => expect(one.text).toContain('event: message\ndata: {"id":7}\n\nevent: presence\n\n'));
    await vi.waitFor(() => expect(other.text).toContain('event: presence'));
    expect(other.text).not.toContain('message');
    expect(screen.text).not.toContain('presence');
  });

  it('closes the connection when its reader does not read', () => {
    const cut = vi.fn();
    eventStream({ followed: SCREEN }, { signal: new AbortController().signal, cut });
    const slow = 'x'.repeat(40_000);
    notifyStreams(slow);
    notifyStreams(slow);
    expect(cut).not.toHaveBeenCalled();
    notifyStreams(slow);
    expect(cut).toHaveBeenCalledOnce();
    expect(countStreams()).toBe(0);
  });

  it('closes the oldest stream of a conversation above the limit, with a late reconnection time', async () => {
    const mine: Holder = { kind: 'visitor', id: 1 };
    const streams = Array.from({ length: 6 }, () => opened(mine));
    opened({ kind: 'visitor', id: 2 });
    await streams[0]?.done;
    expect(streams[0]?.text).toContain('retry: 60000\n\n');
    expect(streams.map(({ isEnded }) => isEnded)).toEqual([true, false, false, false, false, false]);
  });

  it('refuses a visitor beyond 4,800 with a retry time, and reserves 200 slots for staff', () => {
    const { signal } = new AbortController();
    for (let count = 0; count < 4_800; count += 1) eventStream({ followed: SCREEN }, { signal });
    const refusal = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 30 });
    expect(() => opened({ kind: 'visitor', id: 1 })).toThrow(refusal);
    for (let id = 0; id < 200; id += 1) eventStream({ followed: SCREEN, holder: { kind: 'session', id } }, { signal });
    expect(() => opened({ kind: 'session', id: 201 })).toThrow(refusal);
  });

  it('refuses the 31st stream of visitors behind one address, and the 121st behind one network', () => {
    const from = (origin: StreamOrigin, kind: Holder['kind'] = 'visitor') => {
      const holder = { kind, id: nextId++ };
      return eventStream({ followed: SCREEN, holder, origin }, { signal: NEVER });
    };
    let nextId = 1;
    const refusal = expect.objectContaining({ code: 'limit', retryAfterSeconds: 30 });
    const app = (place: number) => ({ address: `2001:db8:0:${place}::/64`, network: '2001:db8:0:0::/56' });
    for (let count = 0; count < 30; count += 1) from(app(0));
    expect(() => from(app(0))).toThrow(refusal);
    expect(() => from(app(0), 'session')).not.toThrow();
    for (let count = 0; count < 90; count += 1) from(app(1 + (count % 9)));
    expect(() => from(app(99))).toThrow(refusal);
    expect(() => from({ address: '203.0.113.7' })).not.toThrow();
    closeEventStreams();
    expect(() => from(app(0))).not.toThrow();
  });
});
