import { fold } from '#src/kernel/text.ts';
import type { ActivityKind } from './activity.contract.ts';

/** First parts of actions, before the dot, by kind of record; all other actions are "other". */
export const KIND_PREFIXES: Record<Exclude<ActivityKind, 'other'>, readonly string[]> = {
  account: [
    'auth',
    'session',
    'sessions',
    'password',
    'profile',
    'avatar',
    'account',
    'two-factor',
    'recovery-codes',
    'api-token',
  ],
  user: ['user', 'users'],
  message: ['message', 'messages', 'chat'],
  quote: ['quote', 'quotes'],
  order: ['order', 'orders', 'invoice'],
  payment: ['payment', 'payments'],
  service: ['service', 'services'],
  gallery: ['gallery'],
  testimonial: ['testimonial', 'testimonials'],
  place: ['place', 'area', 'city-page'],
  blog: ['blog', 'post', 'posts'],
  newsletter: ['newsletter', 'subscriber'],
  settings: ['settings', 'mail', 'redirect', 'webhook', 'site-archive', 'wordpress'],
};

const KNOWN = new Set(Object.values(KIND_PREFIXES).flat());

/** Returns whether an action is of this kind. */
export function isOfKind(action: string, kind: ActivityKind): boolean {
  const [prefix = ''] = action.split('.', 1);
  if (!action.includes('.')) return kind === 'other';
  return kind === 'other' ? !KNOWN.has(prefix) : KIND_PREFIXES[kind].includes(prefix);
}

/** Returns whether a search word may mean an action by one of the parts that `wordsMeant` has found. */
export const isMeant = (action: string, { firsts, lasts, actions }: ReturnType<typeof wordsMeant>): boolean =>
  firsts.some((first) => action.startsWith(`${first}.`)) ||
  lasts.some((last) => action.endsWith(`.${last}`)) ||
  actions.includes(action);

/** Returns parts of actions that a search word may mean: "supprimé" finds every "….delete". */
export function wordsMeant(
  word: string,
  { verbs, things, sentences }: Record<'verbs' | 'things' | 'sentences', Record<string, string>>,
): { firsts: string[]; lasts: string[]; actions: string[] } {
  const requested = fold(word);
  const meant = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) => (fold(String(text)).includes(requested) ? [key] : []));
  return { firsts: meant(things), lasts: meant(verbs), actions: meant(sentences) };
}
