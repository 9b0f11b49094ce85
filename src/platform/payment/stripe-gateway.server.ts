import Stripe from 'stripe';
import { DomainError } from '#src/kernel/errors.ts';
import { now } from '../clock.server.ts';
import type { PaymentGateway, ProviderEvent, ProviderState, ProviderStatus } from './gateway-port.server.ts';

const CALL_MS = 5_000;
const TRIES_MORE = 2;
const DAY_SECONDS = 86_400;
/** Seconds by which a signature's time may differ from ours, either way; Stripe's library checks only the past. */
const SIGNATURE_AGE_SECONDS = 300;
const OUT = 'Le service de paiement ne répond pas. Rien n’est perdu : réessayez dans un instant.';

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** API address in tests, instead of Stripe's own. */
  apiUrl?: string | undefined;
}

type Intent = Stripe.PaymentIntent;

const STATUS_OF: Record<string, ProviderStatus> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
  processing: 'processing',
};

function getState(intent: Intent): ProviderState {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refundedCents = charge?.amount_refunded ?? 0;
  const isRefunded = refundedCents > 0 && refundedCents >= intent.amount_received;
  const received = intent.currency === 'eur' ? intent.amount_received : 0;
  return {
    ref: intent.id,
    status: isRefunded ? 'refunded' : (STATUS_OF[intent.status] ?? 'open'),
    receivedCents: received,
    refundedCents,
    method: charge?.payment_method_details?.card?.brand ?? '',
    lastFour: charge?.payment_method_details?.card?.last4 ?? '',
    failure: intent.last_payment_error?.code ?? (intent.status === 'canceled' ? 'abandoned' : ''),
    clientSecret: intent.client_secret ?? undefined,
  };
}

function getClient({ secretKey, apiUrl }: StripeKeys): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: CALL_MS,
    maxNetworkRetries: TRIES_MORE,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Turns an error of Stripe into a refusal without the data that was sent. */
async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : 'unknown';
    throw new DomainError('unavailable', OUT, { retryAfterSeconds: 10, cause: new Error(`stripe: ${code}`) });
  }
}

const CHARGE = { expand: ['latest_charge'] };

const getId = (of: string | { id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null);

/** Reads the payment from an intent or from the intent of a charge. */
function getEvent({ id, type, data: { object } }: Stripe.Event): ProviderEvent {
  const named = object as { id?: string; object?: string; payment_intent?: string; metadata?: Record<string, string> };
  const ref = named.object === 'payment_intent' ? (named.id ?? null) : getId(named.payment_intent);
  return { id, kind: type, ref, transactionId: named.metadata?.transaction_id ?? null };
}

/** @throws for a message whose signature is dated ahead of our clock, because it could be replayed for longer. */
function refuseFuture(signature: string): void {
  const latest = now().getTime() / 1000 + SIGNATURE_AGE_SECONDS;
  const dates = signature.split(',').filter((part) => part.trim().startsWith('t='));
  if (dates.some((date) => Number(date.trim().slice(2)) > latest)) throw new Error('signature dated in the future');
}

/** Stripe: the card goes from the browser to Stripe; this server handles amounts, references and signed messages. */
export function stripeGateway(keys: StripeKeys): PaymentGateway {
  const stripe = getClient(keys);
  const retrieve = async (ref: string): Promise<ProviderState> =>
    getState(await asked(stripe.paymentIntents.retrieve(ref, CHARGE)));
  return {
    mode: 'stripe',
    publicConfig: () => ({ publishableKey: keys.publishableKey }),
    retrieve,
    create: async ({ transactionId, amountCents, description }) =>
      getState(
        await asked(
          stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency: 'eur',
              description,
              metadata: { transaction_id: transactionId },
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            },
            { idempotencyKey: `create-${transactionId}` },
          ),
        ),
      ),
    cancel: async (ref) => {
      await stripe.paymentIntents.cancel(ref).catch(() => undefined);
      return retrieve(ref);
    },
    refund: async (ref, amountCents, key) => {
      await asked(stripe.refunds.create({ payment_intent: ref, amount: amountCents }, { idempotencyKey: key }));
      return retrieve(ref);
    },
    parseWebhook: (rawBody, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature, keys.webhookSecret, SIGNATURE_AGE_SECONDS);
        refuseFuture(signature);
        return getEvent(event);
      } catch (cause) {
        throw new DomainError('malformed', 'Signature invalide.', { cause });
      }
    },
    answersWithinSeconds: (CALL_MS / 1000) * (TRIES_MORE + 1) + 3,
    abandonedAfterSeconds: DAY_SECONDS,
  };
}
