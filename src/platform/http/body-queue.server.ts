import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds that a request waits for a burst of connections to be accepted. */
const PATIENCE_MS = 250;

interface Waiting {
  request: IncomingMessage;
  start: () => void;
  since: number;
}

export type StartInTurn = (request: IncomingMessage, start: () => void) => void;

/**
 * Starts requests that bring a body in the order of arrival: one in each turn of the event loop, and none while new
 * connections are accepted, of which there is one a turn. So a burst of thousands of forms does not keep a page waiting.
 * One whose connection is gone by then is not started.
 */
export function createBodyQueue(server: Server): StartInTurn {
  const waiting = new Set<Waiting>();
  let isScheduled = false;
  let isAccepting = false;
  server.on('connection', () => {
    isAccepting = true;
  });
  const schedule = (): void => {
    if (!isScheduled) setImmediate(startNext);
    isScheduled = true;
  };
  const startNext = (): void => {
    isScheduled = false;
    const [next] = waiting;
    if (next === undefined) return;
    if (!isAccepting || performance.now() - next.since >= PATIENCE_MS) {
      waiting.delete(next);
      if (!next.request.socket.destroyed) next.start();
    }
    isAccepting = false;
    if (waiting.size > 0) schedule();
  };
  return (request, start) => {
    waiting.add({ request, start, since: performance.now() });
    schedule();
  };
}
