import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { trustLength } from './body-admission.server.ts';
import type { Listener } from './listen.server.ts';
import { hasBody } from './slow-bodies.server.ts';
import { closeAfterAnswer } from './unread-body.server.ts';

/** Returns a listener that answers by an app. */
export function answerByFetch(app: Pick<Hono, 'fetch'>): Listener {
  const ask = getRequestListener(async (request, bindings) => {
    trustLength(request);
    const answer = await app.fetch(request, bindings);
    const { incoming, outgoing } = bindings as HttpBindings;
    if (hasBody(incoming)) closeAfterAnswer(incoming, outgoing);
    return answer;
  });
  return (request, response) => void ask(request, response);
}
