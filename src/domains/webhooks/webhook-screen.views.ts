import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { Delivery, Webhook } from './webhook.contract.ts';

interface DateTexts {
  created: string;
  createdBy: string;
  succeeded: string;
  failed: string;
  neverSent: string;
  oldSecret: string;
}

/** Returns "créé le 27 novembre 2026 par Ada · dernier succès le …". */
export function datesLine(webhook: Webhook, texts: DateTexts): string {
  const { created_at, created_by, last_success_at, last_failure_at, old_secret_until } = webhook;
  const date = formatLongDate(created_at);
  const isUnused = last_success_at === null && last_failure_at === null;
  return [
    created_by === null ? fill(texts.created, { date }) : fill(texts.createdBy, { date, name: created_by }),
    ...(isUnused ? [texts.neverSent] : []),
    ...(last_success_at === null ? [] : [fill(texts.succeeded, { date: formatDateTime(last_success_at) })]),
    ...(last_failure_at === null ? [] : [fill(texts.failed, { date: formatDateTime(last_failure_at) })]),
    ...(old_secret_until === null ? [] : [fill(texts.oldSecret, { date: formatDateTime(old_secret_until) })]),
  ].join(' · ');
}

interface ResultTexts {
  attempts: readonly string[];
  status: string;
  duration: string;
  next: string;
  faults: Record<string, string>;
}

/** Returns "2 essais · réponse 500 · 34 ms · prochain essai le …". */
export function resultLine(delivery: Delivery, texts: ResultTexts): string {
  const { attempts: count, last_status, last_fault, duration_ms, next_attempt_at, state } = delivery;
  return [
    fill(texts.attempts[Math.min(count, 2)] ?? '', { count }),
    ...(last_status === null ? [] : [fill(texts.status, { status: last_status })]),
    ...(last_fault === null ? [] : [texts.faults[last_fault] ?? last_fault]),
    ...(duration_ms === null ? [] : [fill(texts.duration, { ms: duration_ms })]),
    ...(state === 'waiting' && count > 0 && next_attempt_at !== null
      ? [fill(texts.next, { date: formatDateTime(next_attempt_at) })]
      : []),
  ].join(' · ');
}

/** Returns a body with indents, for reading. */
export const readable = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2);

export const getHost = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;
