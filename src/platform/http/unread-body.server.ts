import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time in which the rest of a body is still read after the response, so that the client receives the response. */
const LINGER_MS = 1_000;
const LINGER_BYTES = 4_000_000;

/**
 * Closes the connection after a response that is ready before its request's body has arrived: announces it, and
 * discards the rest of the body for one second at most. Call it before the response head is written.
 */
export function closeAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || response.headersSent) return;
  response.shouldKeepAlive = false;
  const { socket } = request;
  let isLingering = false;
  // Node calls this after the last response; closing at once, with unread bytes, would reset the connection and
  // could lose the response.
  socket.destroySoon = () => {
    if (isLingering) return;
    isLingering = true;
    socket.end();
    const end = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(end));
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > LINGER_BYTES) socket.destroy();
    });
    request.resume();
  };
}
