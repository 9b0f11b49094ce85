import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_NAMES } from '#src/kernel/placeholder-names.ts';
import { BACK_OFFICE, EXCEPTIONS, PROMISE_WORDS } from './promises.ts';

const FACT = new RegExp(`\\{\\??(?:${PLACEHOLDER_NAMES.filter((name) => name !== 'name').join('|')})\\}`);
/** A figure and its label: the list shows both or none. */
const PAIR = /\bvalue: '([^']*)', label: '/;
const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;
const SENTENCE_END = /(?<=[.!?…])\s+/;

const toSentences = (line: string): string[] =>
  [...line.matchAll(LITERAL)].flatMap(([, single, double]) => (single ?? double ?? '').split(SENTENCE_END));

/** Returns whether a line promises something without naming the fact that it comes from. */
function promises(line: string): boolean {
  if (FACT.test(PAIR.exec(line)?.[1] ?? '')) return false;
  return toSentences(line).some((sentence) => PROMISE_WORDS.test(sentence) && !FACT.test(sentence));
}

const findPromises = (source: string): string[] =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter(promises);

const FOUND = globSync('src/**/*.texts.ts')
  .filter((file) => !BACK_OFFICE.test(file))
  .flatMap((file) =>
    findPromises(readFileSync(file, 'utf8')).map((line) => ({ file: file.replace('src/', ''), line })),
  );
type Found = (typeof FOUND)[number];

const covers = (exception: (typeof EXCEPTIONS)[number], { file, line }: Found): boolean =>
  file.startsWith(exception.file) && line.includes(exception.text ?? '');

describe('compiled texts', () => {
  it('promise a visitor nothing that the owner has not stated', () => {
    const unknown = FOUND.filter((found) => !EXCEPTIONS.some((one) => covers(one, found)));
    expect(unknown.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
  });

  it('need every exception of the list', () => {
    expect(EXCEPTIONS.filter((one) => !FOUND.some((found) => covers(one, found)))).toEqual([]);
  });

  it.each([
    "quote: 'Devis gratuit',",
    "text: 'Rappel sous {answer}. Devis gratuit.',",
    "open: { value: '24h/24', label: '7j/7 pour les urgences' },",
    'title: "Nº 1 dans la Drôme",',
    "text: 'Garantie 10 ans, {name}',",
  ])('refuse a promise without a fact: %s', (line) => expect(findPromises(line)).toEqual([line]));

  it.each([
    "title: '{?free_quote}Devis gratuit',",
    "text: 'Bonjour. Garantie {guarantee_kind}.',",
    "open: { value: '{?day_and_night}24h/24', label: '7j/7 pour les urgences' },",
    "text: 'Demander un devis',",
  ])('accept a promise that a fact stands behind: %s', (line) => expect(findPromises(line)).toEqual([]));
});
