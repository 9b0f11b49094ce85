import { lookup as lookUp } from 'node:dns/promises';
import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as securedRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { findAddressFault, isAllowedHost, isPublicAddress } from './public-address.server.ts';

/** Why no status came back. */
export type CallFault = 'private' | 'unknown-host' | 'refused' | 'late' | 'certificate' | 'interrupted';

export type CallResult = { durationMs: number } & (
  | { status: number; answer: string }
  | { status: null; fault: CallFault }
);

interface Resolved {
  address: string;
  family: number;
}

interface Outside {
  /** Returns the addresses of a name; tests pass their own. */
  resolve?: (hostname: string) => Promise<Resolved[]>;
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** Of the answer; the rest is not read. */
const ANSWER_BYTES = 2_000;

class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

/**
 * Returns the lookup of one connection: it refuses a name of which any address is not public. The socket connects to
 * what was checked here, so a name that answers otherwise a moment later leads nowhere else.
 */
const guardedLookup =
  (resolve: NonNullable<Outside['resolve']>): LookupFunction =>
  (hostname, { all }, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
          return callback(new PrivateAddress(), '');
        }
        return all ? callback(null, found) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };

function toFault(error: unknown): CallFault {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (code === 'PRIVATE_ADDRESS') return 'private';
  if (name === 'TimeoutError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'late';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'refused';
  return /CERT|SIGNED|SSL|TLS|ALTNAME/.test(code) ? 'certificate' : 'interrupted';
}

/** Reads the beginning of the answer; what a slow or cut body has sent until then is enough. */
function readAnswer(request: ClientRequest): Promise<{ status: number; answer: string }> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const finish = (): void => {
        const answer = Buffer.concat(parts).toString('utf8', 0, ANSWER_BYTES);
        resolve({ status: response.statusCode ?? 0, answer });
        request.destroy();
      };
      // From here on there is a status: a body that is cut or too slow does not undo it.
      request.off('error', reject).on('error', finish);
      response.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes >= ANSWER_BYTES) finish();
      });
      for (const end of ['end', 'error', 'close'] as const) response.on(end, finish);
    });
  });
}

/**
 * Posts a text to an address that a person chose: only to the internet or an allowed host, on a connection of its own,
 * within fifteen seconds, and without following a redirect.
 */
export async function callAddress(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { resolve = (hostname) => lookUp(hostname, { all: true }), timeoutMs = TIMEOUT_MS }: Outside = {},
): Promise<CallResult> {
  const begun = performance.now();
  const since = (): number => Math.round(performance.now() - begun);
  if (findAddressFault(address) !== undefined) return { status: null, fault: 'private', durationMs: since() };
  const url = new URL(address);
  const send = url.protocol === 'http:' ? plainRequest : securedRequest;
  const lookup = isAllowedHost(url) ? {} : { lookup: guardedLookup(resolve) };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(url, { method: 'POST', headers, agent: false, signal, ...lookup });
    const answer = readAnswer(request);
    request.end(body);
    return { ...(await answer), durationMs: since() };
  } catch (error) {
    return { status: null, fault: toFault(error), durationMs: since() };
  }
}
