import autocannon from 'autocannon';

export interface Measured {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failures: number;
}

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 2;
const SECONDS = 6;
const CONTACT = '/api/contact';

/** Runs one load test from this process against a server in another process, after a short warm-up. */
export async function measure(options: autocannon.Options): Promise<Measured> {
  await autocannon({ connections: CONNECTIONS, ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

let sent = 0;

/** Returns a message of a new visitor: another address, another key, another sender. */
function nextContact() {
  sent += 1;
  return {
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `mesure-${sent}`,
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    body: JSON.stringify({
      name: 'Jeanne Mesure',
      email: `visiteuse-${sent}@essai.example`,
      phone: '04 65 71 00 50',
      subject: 'Demande de devis - Zinguerie',
      message: 'La gouttière côté nord déborde à chaque averse depuis la semaine dernière.',
    }),
  };
}

/** Returns requests of new visitors. */
export function contactRequest(): autocannon.Request {
  return { method: 'POST', path: CONTACT, setupRequest: (request) => ({ ...request, ...nextContact() }) };
}

/** Sends a message of a new visitor; returns the milliseconds until it was stored. */
export async function sendContact(origin: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(origin + CONTACT, { method: 'POST', ...nextContact() });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A message was answered with ${answer.status}.`);
  return performance.now() - begun;
}
