import { timeAgo } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { QueuedKind } from './queue.contract.ts';
import { QUEUE_TEXTS as TEXTS } from './queue.texts.ts';

const find = (sentences: object, key: string): string | undefined =>
  Object.hasOwn(sentences, key) ? String(Reflect.get(sentences, key)) : undefined;

/** Returns the French name of a kind of work; an unknown one keeps its own. */
export const toKindTitle = (kind: string): string => find(TEXTS.kinds, kind) ?? kind;

/** Returns the last failure as people read it. */
export const toError = (error: string): string => find(TEXTS.errors, error) ?? error;

const COUNTED = ['running', 'retried', 'dead', 'held'] as const;

/** Says how many jobs of a kind are in which state, and how old the oldest is; a state without jobs is left out. */
export function describeKind(kind: QueuedKind, now: Date): string {
  const { waiting, oldest_at } = kind;
  const age = oldest_at === null ? '' : timeAgo(oldest_at, now);
  const first = fill(age === '' ? TEXTS.waiting : TEXTS.oldest, { count: waiting, age });
  const others = COUNTED.filter((state) => kind[state] > 0).map((state) => {
    const many = kind[state] > 1 ? find(TEXTS, `${state}Many`) : undefined;
    return fill(many ?? TEXTS[state], { count: kind[state] });
  });
  return [...(waiting > 0 ? [first] : []), ...others].join(' · ');
}
