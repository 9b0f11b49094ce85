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

function send(name: string, { isGone = false, type = 'application/json', isComplete = true } = {}): void {
  const request = { socket: { destroyed: isGone }, headers: { 'content-type': type }, complete: isComplete };
  startInTurn(request as IncomingMessage, () => started.push(name));
}

describe('createBodyQueue', () => {
  it('starts fifty requests in a turn of the event loop, in the order of arrival', async () => {
    const names = Array.from({ length: 120 }, (_, place) => `${place}`);
    for (const name of names) send(name);
    expect(started).toEqual([]);
    while (started.length === 0) await turn();
    expect(started).toEqual(names.slice(0, 50));
    while (started.length < names.length) await turn();
    expect(started).toEqual(names);
  });

  it('starts one upload in a turn: its slot is taken before the next one is checked', async () => {
    for (const name of ['first', 'second']) send(name, { type: 'multipart/form-data; boundary=x' });
    send('third');
    while (started.length === 0) await turn();
    expect(started).toEqual(['first']);
    while (started.length < 3) await turn();
    expect(started).toEqual(['first', 'second', 'third']);
  });

  it('starts one request per turn when connections are accepted for a long time', async () => {
    for (const name of ['first', 'second']) send(name);
    while (started.length === 0) {
      server.emit('connection');
      await turn();
    }
    expect(started).toEqual(['first']);
    while (started.length < 2) await turn();
  });

  it('starts two requests per turn when their bodies have not arrived', async () => {
    for (const name of ['first', 'second', 'third']) send(name, { isComplete: false });
    while (started.length === 0) await turn();
    expect(started).toEqual(['first', 'second']);
    while (started.length < 3) await turn();
  });

  it('starts no request of a client that has disconnected', async () => {
    send('gone', { isGone: true });
    send('here');
    while (started.length === 0) await turn();
    expect(started).toEqual(['here']);
  });

  it('waits while connections are accepted, for a quarter of a second at most', async () => {
    const begun = performance.now();
    send('patient');
    while (started.length === 0) {
      server.emit('connection');
      await turn();
    }
    expect(performance.now() - begun).toBeGreaterThanOrEqual(250);
  });

  it('starts requests that arrive later', async () => {
    send('early');
    while (started.length < 1) await turn();
    send('late');
    while (started.length < 2) await turn();
    expect(started).toEqual(['early', 'late']);
  });
});
