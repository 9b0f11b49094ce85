import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds that a request waits for a burst of connections to be accepted. */
const PATIENCE_MS = 250;
/** Requests started in one turn: enough for the database to commit them together; fewer that will wait for a body. */
const SLICE = 50;
const INCOMPLETE_SLICE = 2;

interface Waiting {
  request: IncomingMessage;
  start: () => void;
  since: number;
}

/** The part of one turn's room that a request takes. */
function weight({ headers, complete }: IncomingMessage): number {
  // The next upload of an address is judged when the last one has taken its place.
  if (/^multipart\//i.test(headers['content-type'] ?? '')) return 1;
  return 1 / (complete ? SLICE : INCOMPLETE_SLICE);
}

export type StartInTurn = (request: IncomingMessage, start: () => void) => void;

/**
 * Starts requests that bring a body in the order of arrival, and few or none while new connections are accepted, of
 * which there is one in each turn of the event loop: a burst of thousands of forms does not keep a page waiting. A
 * request whose connection is gone by then is not started.
 */
export function createBodyQueue(server: Server): StartInTurn {
  const waiting = new Set<Waiting>();
  let isScheduled = false;
  let isAccepting = false;
  server.on('connection', () => {
    isAccepting = true;
  });
  const schedule = (): void => {
    if (!isScheduled) setImmediate(startSome);
    isScheduled = true;
  };
  const startSome = (): void => {
    isScheduled = false;
    const longAgo = performance.now() - PATIENCE_MS;
    let room = 1;
    for (const next of waiting) {
      if (room <= 0 || (isAccepting && next.since > longAgo)) break;
      waiting.delete(next);
      if (next.request.socket.destroyed) continue;
      room -= isAccepting ? 1 : weight(next.request);
      next.start();
    }
    isAccepting = false;
    if (waiting.size > 0) schedule();
  };
  return (request, start) => {
    waiting.add({ request, start, since: performance.now() });
    schedule();
  };
}
