import { z } from 'zod';
import { getGrant } from '#src/kernel/actor.ts';
import { eventStream, type StreamOptions } from '../events/event-stream.server.ts';
import { requestAddress } from './client-address.server.ts';
import type { ApiRequest } from './endpoint.server.ts';

interface Watched extends Pick<StreamOptions, 'followed' | 'missedMs'> {
  /** Id under which a visitor's stream counts; absent for a session. */
  visitor?: number | undefined;
}

/** The answer of an endpoint that sends an event stream. */
export const LIVE_ANSWER = { 'text/event-stream': z.string() };

/** Returns the event stream of an authorised caller; it ends with the session and counts towards its limit. */
export function answerLive(request: ApiRequest, { followed, visitor, missedMs }: Watched): Response {
  const actor = request.get('actor');
  const session =
    actor?.kind === 'user' ? ({ kind: 'session', id: actor.sessionId, grant: getGrant(actor) } as const) : undefined;
  const holder = visitor === undefined ? session : ({ kind: 'visitor', id: visitor } as const);
  const { outgoing } = request.env ?? {};
  const origin = requestAddress(request);
  const client = { signal: request.req.raw.signal, cut: () => outgoing?.destroy() };
  return eventStream({ followed, holder, origin, missedMs }, client);
}
