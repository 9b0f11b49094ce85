import { DomainError } from '#src/kernel/errors.ts';
import { type DELIVERY_FAULTS, type DeliveryState, WEBHOOKS_MAX } from './webhook.contract.ts';

/** Seconds from a failed attempt to the next one; after the last there is none (schedule of Standard Webhooks). */
export const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
export const ATTEMPTS_MAX = RETRY_SECONDS.length + 1;
/** Share by which a wait is spread, so that a receiver that comes back is not met by all at once. */
const JITTER = 0.1;
/** An endpoint that only failed for so long is paused. */
export const FAILING_DAYS = 5;
const DAY_MS = 86_400_000;
const GONE = 410;
const ANSWER_MAX = 500;

export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** What an attempt brought: a status with the beginning of the answer, or why there was none. */
export type Outcome = { durationMs: number } & (
  | { status: number; answer: string }
  | { status: null; fault: DeliveryFault }
);

export const isSuccess = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;
export const isGone = ({ status }: Outcome): boolean => status === GONE;

interface NextStep {
  state: DeliveryState;
  attempts: number;
  /** Seconds until the next attempt; null for none. */
  inSeconds: number | null;
}

/** Returns what follows an attempt of a delivery that has had `attempts` before it. */
export function getNextStep(attempts: number, outcome: Outcome, random: () => number = Math.random): NextStep {
  const made = attempts + 1;
  if (isSuccess(outcome)) return { state: 'delivered', attempts: made, inSeconds: null };
  const wait = isGone(outcome) ? undefined : RETRY_SECONDS[made - 1];
  if (wait === undefined) return { state: 'failed', attempts: made, inSeconds: null };
  return { state: 'waiting', attempts: made, inSeconds: wait * (1 - JITTER + 2 * JITTER * random()) };
}

/** Returns why an endpoint is paused after an attempt; undefined while it is not. */
export function getPause(outcome: Outcome, failingSince: string | null, now: Date): 'gone' | 'failing' | undefined {
  if (isGone(outcome)) return 'gone';
  const hasFailedLong = failingSince !== null && now.getTime() - Date.parse(failingSince) >= FAILING_DAYS * DAY_MS;
  return !isSuccess(outcome) && hasFailedLong ? 'failing' : undefined;
}

/** Returns the beginning of an answer, as text that both databases store. */
export const shortened = (answer: string): string =>
  answer
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, ANSWER_MAX);

const FAULTS = {
  malformed: 'Indiquez une adresse complète, qui commence par https://.',
  plain: 'Seules les adresses en https:// sont appelées.',
  credentials: 'Une adresse ne contient ni identifiant ni mot de passe.',
  private: 'Cette adresse n’est pas sur Internet : le site n’appelle ni cette machine ni son réseau.',
} as const;

export const wrongAddress = (fault: keyof typeof FAULTS): DomainError =>
  new DomainError('invalid', FAULTS[fault], { fields: { url: [FAULTS[fault]] } });
export const unknownWebhook = (): DomainError => new DomainError('not-found', 'Ce webhook n’existe pas.');
export const unknownDelivery = (): DomainError =>
  new DomainError('not-found', 'Cet envoi n’existe plus : les envois sont gardés trente jours.');
export const tooManyWebhooks = (): DomainError =>
  new DomainError('conflict', `Vous avez déjà ${WEBHOOKS_MAX} webhooks : supprimez-en un d’abord.`);
export const pausedWebhook = (): DomainError =>
  new DomainError('conflict', 'Ce webhook est en pause : reprenez-le d’abord.');
