import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is still taken off the wire after the answer, so that the sender reads it before the connection ends. */
const LINGER_MS = 1_000;
const LINGER_BYTES = 4_000_000;

/**
 * An answer that is ready before its request's body has arrived is the last of its connection: it says so, and what
 * still comes is thrown away for a second, not longer. To be called before the answer's head is written.
 */
export function closeAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || response.headersSent) return;
  response.shouldKeepAlive = false;
  const { socket } = request;
  let isLingering = false;
  // Node calls this when the last answer is out; to end at once, with bytes unread, would reset the connection and
  // could take the answer from the sender.
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
