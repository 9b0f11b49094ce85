import { send } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { followStream, type StreamListener } from './follow-stream.ts';

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Follows an event stream with the bearer token, reconnecting without limit; ends on a refusal or when the returned
 * function is called.
 */
export function followEvents(path: string, listener: StreamListener): () => void {
  return followStream((signal) => send(path, { signal }, 'text/event-stream'), listener, isRefusal);
}
