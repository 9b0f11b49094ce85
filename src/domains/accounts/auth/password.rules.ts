import type { Role } from '#src/kernel/actor.ts';
import type { PasswordScore } from '#src/kernel/password-estimate.ts';
import { fold } from '#src/kernel/text.ts';

/** The least score of a new password: who may change the site has more to lose. */
export const leastScore = (role: Role): PasswordScore => (role === 'user' ? 3 : 4);

export const TRADE_WORDS = [
  'toiture',
  'toitures',
  'couverture',
  'couvreur',
  'charpente',
  'zinguerie',
  'pouzin',
  'faitage',
  'ardeche',
  'drome',
];

/** Who chooses a password. */
export interface KnownPerson {
  name: string;
  email: string;
  phone: string;
}

/** Shorter ones stand in half of all words. */
const SHORTEST_WORD = 4;
const LONGEST_WORD = 40;
/** So that a long name costs no time. */
const MAX_WORDS = 60;

const plain = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** Words that anybody who knows the person and the company would try first: each alone, and as they are run together. */
export function knownWords({ name, email, phone }: KnownPerson, company: readonly string[]): string[] {
  const [local = '', host = ''] = email.split('@');
  const texts = [name, local, host.split('.')[0] ?? '', phone, ...company, ...TRADE_WORDS];
  const words = texts.flatMap((text) => [plain(text), ...fold(text).split(/[^a-z0-9]+/)]);
  const useful = words.filter((word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD);
  return [...new Set(useful)].slice(0, MAX_WORDS);
}

/** What may stand beside known words without making a password of them: a year, a department, a sign. */
const SMALL_REST = 8;
const FEW_LETTERS = 3;

/** Whether a password is one of the commonest, or only known words with a number or a sign. */
export function isGuessable(password: string, words: readonly string[], commonest: ReadonlySet<string>): boolean {
  const folded = fold(password);
  if (commonest.has(folded)) return true;
  const text = folded.replace(/[\s._'-]/g, '');
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.length <= SMALL_REST && rest.replace(/[^a-z]/g, '').length < FEW_LETTERS;
}
