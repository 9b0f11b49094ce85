import type { Role } from '#src/kernel/actor.ts';
import type { PasswordScore } from '#src/kernel/password-estimate.ts';
import { fold } from '#src/kernel/text.ts';

/** Returns the minimum score of a new password: staff accounts can change the site. */
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

/** Person who chooses a password. */
export interface KnownPerson {
  name: string;
  email: string;
  phone: string;
}

/** Shorter words are contained in too many others. */
const SHORTEST_WORD = 4;
const LONGEST_WORD = 40;
/** Limit, so that a long name costs no time. */
const MAX_WORDS = 60;

const plain = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** Returns words that an attacker who knows person and company would try first, separately and combined. */
export function knownWords({ name, email, phone }: KnownPerson, company: readonly string[]): string[] {
  const [local = '', host = ''] = email.split('@');
  const texts = [name, local, host.split('.')[0] ?? '', phone, ...company, ...TRADE_WORDS];
  const words = texts.flatMap((text) => [plain(text), ...fold(text).split(/[^a-z0-9]+/)]);
  const useful = words.filter((word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD);
  return [...new Set(useful)].slice(0, MAX_WORDS);
}

/** Characters besides known words that still make no safe password: a year, a department, a sign. */
const SMALL_REST = 8;
const FEW_CHARACTERS = 3;

/** Returns whether a password is only known words with a number or a sign. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const text = fold(password).replace(/[\s._'-]/g, '');
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.length <= SMALL_REST && rest.replace(/[^a-z]/g, '').length < FEW_CHARACTERS;
}
