/** Status of a payment at the gateway. `open`: the customer has to act, or the payment is in progress. */
export type ProviderStatus = 'open' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'refunded';

/** States in which a gateway took the money already, whatever status the office shows. */
export const TAKEN_STATUSES: readonly ProviderStatus[] = ['succeeded', 'refunded'];

/** Current state of a payment at the gateway; amounts in cents. */
export interface ProviderState {
  /** Id of the payment at the gateway. */
  ref: string;
  status: ProviderStatus;
  receivedCents: number;
  refundedCents: number;
  /** Brand of the card; empty while unknown. */
  method: string;
  lastFour: string;
  /** Reason of a failure, as a code; empty otherwise. */
  failure: string;
  /** Secret with which the browser confirms at the gateway; never stored. */
  clientSecret?: string | undefined;
}

export interface NewCharge {
  transactionId: string;
  amountCents: number;
  description: string;
  /** Card number from the demonstration's form; no other gateway ever receives one. */
  cardNumber?: string | undefined;
}

/** A webhook message of the gateway with a valid signature. */
export interface ProviderEvent {
  id: string;
  kind: string;
  /** Payment of the message; null when it is none of ours. */
  ref: string | null;
  transactionId: string | null;
}

/** A payment provider. It knows no quotes or rows; every call may be repeated without a second effect. */
export interface PaymentGateway {
  /** `off`: no payment is made here; `sandbox`: the demonstration. */
  mode: 'off' | 'sandbox' | 'stripe';
  /** Returns the browser's configuration, no secret. */
  publicConfig(): { publishableKey: string | null };
  /** Creates a payment. @throws DomainError `unavailable` when it is unknown whether the gateway received it. */
  create(charge: NewCharge): Promise<ProviderState>;
  retrieve(ref: string): Promise<ProviderState>;
  /** Sends the customer's answer to the bank's question, where this server asks it. */
  confirm?(ref: string, isAccepted: boolean, amountCents: number): Promise<ProviderState>;
  /** Cancels an open payment; one that has succeeded meanwhile stays and is returned. */
  cancel(ref: string): Promise<ProviderState>;
  refund(ref: string, amountCents: number, key: string): Promise<ProviderState>;
  /** Verifies and parses a message. @throws DomainError `malformed` for a missing, wrong or expired signature. */
  parseWebhook(rawBody: string, signature: string): ProviderEvent;
  /** Seconds after which a call has certainly ended, answered or lost. */
  answersWithinSeconds: number;
  /** Seconds after which an open payment is treated as abandoned. */
  abandonedAfterSeconds: number;
}
