import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds that a request waits until a burst of connections is accepted. */
const PATIENCE_MS = 250;
/** Requests started per turn, so that the database commits them together; fewer when they wait for a body. */
const SLICE = 50;
const INCOMPLETE_SLICE = 2;

interface Waiting {
  request: IncomingMessage;
  start: () => void;
  since: number;
}

/** Returns the share of one turn's capacity that a request uses. */
function weight({ headers, complete }: IncomingMessage): number {
  // The next upload of an address is checked only after the previous one has taken its slot.
  if (/^multipart\//i.test(headers['content-type'] ?? '')) return 1;
  return 1 / (complete ? SLICE : INCOMPLETE_SLICE);
}

export type StartInTurn = (request: IncomingMessage, start: () => void) => void;

/**
 * Starts requests with a body in the order of arrival, and few or none while new connections are accepted (one per
 * turn of the event loop), so that a burst of thousands of forms does not delay pages. A request whose connection
 * has closed by then is not started.
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
    let space = 1;
    for (const next of waiting) {
      if (space <= 0 || (isAccepting && next.since > longAgo)) break;
      waiting.delete(next);
      if (next.request.socket.destroyed) continue;
      space -= isAccepting ? 1 : weight(next.request);
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
