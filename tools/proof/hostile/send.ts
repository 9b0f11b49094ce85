import { request } from 'node:http';

export interface Sending {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** Source address of the connection. */
  from?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** Returns the response's status, or the error code that cut the connection; reads the whole response. */
export function send(origin: string, sending: Sending): Promise<{ status: string; body: string }> {
  const { method = 'POST', path, headers = {}, body, from, timeoutMs = TIMEOUT_MS } = sending;
  return new Promise((resolve) => {
    let status = '';
    const end = (error?: NodeJS.ErrnoException): void =>
      resolve({ status: status || (error?.code ?? 'closed'), body: text });
    let text = '';
    const asked = request(
      origin + path,
      {
        method,
        agent: false,
        timeout: timeoutMs,
        ...(from === undefined ? {} : { localAddress: from }),
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (answer) => {
        status = String(answer.statusCode);
        answer.setEncoding('utf8').on('data', (part: string) => {
          if (text.length < 4_096) text += part;
        });
        answer.once('end', () => end()).once('error', end);
      },
    );
    asked.once('timeout', () => asked.destroy(Object.assign(new Error('timeout'), { code: 'timeout' })));
    asked.once('error', end);
    asked.end(body);
  });
}

/** Returns the JSON of the response. @throws when the status is not 2xx. */
export async function callJson(origin: string, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(result)}`);
  return result;
}
