import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_essai',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_essai',
  STRIPE_WEBHOOK_SECRET: 'whsec_essai',
} as const;

interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  payment_intent: string;
  payment_method_details: { card: { brand: string; last4: string } };
}

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  latest_charge: Charge | null;
  last_payment_error: { code: string } | null;
}

/** In-memory version of Stripe's API as far as the product uses it. */
export interface FakeStripe {
  origin: string;
  intents: Map<string, FakeIntent>;
  /** Every charge that was actually made, including refunds. */
  charges: Charge[];
  refunds: { id: string; payment_intent: string; amount: number }[];
  /** Received calls, as "POST /v1/payment_intents". */
  calls: string[];
  /** Loses the next answers after the work is done: the connection is cut. */
  loseAnswers(count: number): void;
  /** Refuses the next calls with 500 before any work. */
  fail(count: number): void;
  /** Pays as the customer's browser does at Stripe. */
  pay(ref: string, card?: { brand: string; last4: string }): FakeIntent;
  decline(ref: string): FakeIntent;
  /** Returns a signed message, as Stripe would send it. */
  event(type: string, object: object, options?: EventOptions): { payload: string; signature: string };
  close(): Promise<void>;
}

interface EventOptions {
  id?: string;
  ageSeconds?: number;
  secret?: string;
}

const getId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

async function getForm(request: IncomingMessage): Promise<{ text: string; form: URLSearchParams }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return { text, form: new URLSearchParams(text) };
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

type World = Pick<FakeStripe, 'intents' | 'charges' | 'refunds'>;

function created({ intents }: World, form: URLSearchParams): FakeIntent {
  const id = getId('pi');
  const intent: FakeIntent = {
    id,
    object: 'payment_intent',
    amount: Number(form.get('amount')),
    amount_received: 0,
    currency: form.get('currency') ?? '',
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
    metadata: { transaction_id: form.get('metadata[transaction_id]') ?? '' },
    latest_charge: null,
    last_payment_error: null,
  };
  intents.set(id, intent);
  return intent;
}

function getIntent({ intents }: World, id: string | null): FakeIntent {
  const intent = intents.get(id ?? '');
  if (intent === undefined) throw new Refusal(404, 'resource_missing');
  return intent;
}

function canceled(intent: FakeIntent): FakeIntent {
  if (['succeeded', 'canceled'].includes(intent.status)) throw new Refusal(400, 'payment_intent_unexpected_state');
  intent.status = 'canceled';
  return intent;
}

function refunded(world: World, form: URLSearchParams): object {
  const intent = getIntent(world, form.get('payment_intent'));
  const charge = intent.latest_charge;
  const amount = Number(form.get('amount'));
  if (charge === null || charge.amount_refunded + amount > charge.amount) {
    throw new Refusal(400, 'charge_already_refunded');
  }
  charge.amount_refunded += amount;
  const refund = { id: getId('re'), object: 'refund', payment_intent: intent.id, amount, status: 'succeeded' };
  world.refunds.push(refund);
  return refund;
}

function answer(world: World, method: string, path: string, form: URLSearchParams): object {
  const [, , kind, id = null, act] = path.split('/');
  if (method === 'POST' && kind === 'refunds') return refunded(world, form);
  if (kind !== 'payment_intents') throw new Refusal(404, 'url_invalid');
  if (method === 'POST' && id === null) return created(world, form);
  if (method === 'POST' && act === 'cancel') return canceled(getIntent(world, id));
  return getIntent(world, id);
}

const asBody = (value: object): string => JSON.stringify(value);

/** Repeats the first answer for the same key and the same body, whatever it was; refuses another body. */
function remembering(world: World) {
  const answers = new Map<string, { text: string; body: string }>();
  return (request: IncomingMessage, text: string, form: URLSearchParams): string => {
    const method = request.method ?? 'GET';
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(`${path} ${key}`) : undefined;
    if (known !== undefined && known.text !== text) throw new Refusal(400, 'idempotency_error');
    if (known !== undefined) return known.body;
    const body = asBody(answer(world, method, path, form));
    if (typeof key === 'string') answers.set(`${path} ${key}`, { text, body });
    return body;
  };
}

function refuse(response: ServerResponse, error: unknown): void {
  const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'api_error');
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    asBody({ error: { type: status === 500 ? 'api_error' : 'invalid_request_error', code, message: code } }),
  );
}

/** Signs as Stripe does: `t=…,v1=HMAC(t.payload)`. */
export function signed(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}

function paid(world: World, ref: string, card: { brand: string; last4: string }): FakeIntent {
  const intent = getIntent(world, ref);
  if (intent.status === 'canceled' || intent.status === 'succeeded') return intent;
  const charge: Charge = {
    id: getId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    payment_intent: ref,
    payment_method_details: { card },
  };
  world.charges.push(charge);
  return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge });
}

/** Starts it on a free port; pass its address as `STRIPE_API_URL`. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const world: World = { intents: new Map(), charges: [], refunds: [] };
  const calls: string[] = [];
  let toLose = 0;
  let toFail = 0;
  const answerTo = remembering(world);
  const server: Server = createServer(async (request, response) => {
    const { text, form } = await getForm(request);
    calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    try {
      if (toFail-- > 0) throw new Refusal(500, 'api_error');
      const body = answerTo(request, text, form);
      if (toLose-- > 0) {
        request.socket.destroy();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    } catch (error) {
      refuse(response, error);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...world,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    loseAnswers: (count) => {
      toLose = count;
    },
    fail: (count) => {
      toFail = count;
    },
    pay: (ref, card = { brand: 'visa', last4: '4242' }) => paid(world, ref, card),
    decline: (ref) => Object.assign(getIntent(world, ref), { last_payment_error: { code: 'card_declined' } }),
    event: (type, object, { id = getId('evt'), ageSeconds = 0, secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET } = {}) => {
      const payload = asBody({ id, object: 'event', type, data: { object } });
      return { payload, signature: signed(payload, secret, new Date(Date.now() - ageSeconds * 1000)) };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
