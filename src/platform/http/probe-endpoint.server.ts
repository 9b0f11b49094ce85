import type { IncomingMessage, ServerResponse } from 'node:http';
import { closedHeaders } from './security-headers.server.ts';
import { hasBody } from './slow-bodies.server.ts';
import { closeAfterAnswer } from './unread-body.server.ts';

export interface ProbeAnswer {
  status: 200 | 503;
  body: object;
}

/** Answers by path. None of them may reject. */
export type Probes = Readonly<Record<string, () => Promise<ProbeAnswer>>>;

/**
 * Answers probes directly from Node: who waits for a start or watches the server needs no framework.
 * @param publicUrl public address of the site, without a trailing slash.
 * @returns a function that returns false for what is no probe, and another handler must answer.
 */
export function answerProbes(
  probes: Probes,
  publicUrl: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const byPath = new Map(Object.entries(probes));
  const headers = { ...closedHeaders(publicUrl), 'Content-Type': 'application/json' };
  return (request, response) => {
    const { method, url = '' } = request;
    const probe = method === 'GET' || method === 'HEAD' ? byPath.get(url.split('?', 1)[0] ?? '') : undefined;
    if (probe === undefined) return false;
    if (hasBody(request)) closeAfterAnswer(request, response);
    void probe().then(({ status, body }) => {
      const text = JSON.stringify(body);
      response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) });
      response.end(method === 'HEAD' ? undefined : text);
    });
    return true;
  };
}
