/** What the gateway says of a payment. `open`: the customer has still something to do, or it is under way. */
export type ProviderStatus = 'open' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'refunded';

/** A payment as the gateway knows it now; amounts in cents. */
export interface ProviderState {
  /** The gateway's own name of it. */
  ref: string;
  status: ProviderStatus;
  receivedCents: number;
  refundedCents: number;
  /** Brand of the card; empty while unknown. */
  method: string;
  lastFour: string;
  /** Why it did not succeed, as a code; empty otherwise. */
  failure: string;
  /** With which the browser confirms at the gateway; never stored. */
  clientSecret?: string | undefined;
}

export interface NewCharge {
  transactionId: string;
  amountCents: number;
  description: string;
  /** Typed into the demonstration's form; no other gateway ever receives one. */
  cardNumber?: string | undefined;
}

/** A message of the gateway, whose signature is good. */
export interface ProviderEvent {
  id: string;
  kind: string;
  /** Which payment it is about; null when none of ours. */
  ref: string | null;
  transactionId: string | null;
}

/** Who takes the money. Nothing here knows quotes or rows; every call may be repeated without a second effect. */
export interface PaymentGateway {
  mode: 'sandbox' | 'stripe';
  /** What the browser needs; no secret. */
  publicConfig(): { publishableKey: string | null };
  /** @throws DomainError `unavailable` when it is not known whether the gateway has heard. */
  create(charge: NewCharge): Promise<ProviderState>;
  retrieve(ref: string): Promise<ProviderState>;
  /** The customer's answer to the bank's question, where this server asks it. */
  confirm?(ref: string, isAccepted: boolean, amountCents: number): Promise<ProviderState>;
  /** Ends what is still open; what has succeeded meanwhile stays and is told. */
  cancel(ref: string): Promise<ProviderState>;
  refund(ref: string, amountCents: number, key: string): Promise<ProviderState>;
  /** @throws DomainError `malformed` for a signature that is missing, wrong or too old. */
  parseWebhook(rawBody: string, signature: string): ProviderEvent;
  /** Seconds after which a call is certainly over, answered or lost. */
  answersWithinSeconds: number;
  /** Seconds after which an open payment is given up. */
  abandonedAfterSeconds: number;
}
