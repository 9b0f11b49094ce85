import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBodyQueue, type StartInTurn } from './body-queue.server.ts';

let server: EventEmitter;
let startInTurn: StartInTurn;
let started: string[];

beforeEach(() => {
  server = new EventEmitter();
  startInTurn = createBodyQueue(server as Server);
  started = [];
});

const send = (name: string, isGone = false): void =>
  startInTurn({ socket: { destroyed: isGone } } as IncomingMessage, () => started.push(name));

describe('createBodyQueue', () => {
  it('starts one request in each turn of the event loop, in the order of arrival', async () => {
    for (const name of ['first', 'second', 'third']) send(name);
    expect(started).toEqual([]);
    const seen: number[] = [];
    while (started.length < 3) {
      await turn();
      seen.push(started.length);
    }
    expect(started).toEqual(['first', 'second', 'third']);
    expect(seen.every((count, at) => count - (seen[at - 1] ?? 0) <= 1)).toBe(true);
  });

  it('starts nothing for a sender who has left', async () => {
    send('gone', true);
    send('here');
    while (started.length === 0) await turn();
    expect(started).toEqual(['here']);
  });

  it('waits while connections are accepted, a quarter of a second at most', async () => {
    const begun = performance.now();
    send('patient');
    while (started.length === 0) {
      server.emit('connection');
      await turn();
    }
    expect(performance.now() - begun).toBeGreaterThanOrEqual(250);
  });

  it('starts again for what comes later', async () => {
    send('early');
    while (started.length < 1) await turn();
    send('late');
    while (started.length < 2) await turn();
    expect(started).toEqual(['early', 'late']);
  });
});
