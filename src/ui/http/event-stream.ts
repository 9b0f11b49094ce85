import { send } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { followStream, type StreamListener } from './follow-stream.ts';

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Follows an event stream, whose path is asked for each connection, with the bearer token, reconnecting without limit; ends on a refusal or when the returned
 * function is called.
 */
export function followEvents(getPath: () => string, listener: StreamListener): () => void {
  return followStream((signal) => send(getPath(), { signal }, 'text/event-stream'), listener, isRefusal);
}
