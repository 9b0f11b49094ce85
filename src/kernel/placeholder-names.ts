import { PLACEHOLDER_TEXTS } from './placeholders.texts.ts';
import { type Facts, type PlaceholderName, TOKEN, toSentences } from './placeholders.ts';

/** All placeholders, in the order of an editor's menu; apart from `fillPlaceholders`, which browsers also load. */
export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDER_TEXTS) as PlaceholderName[];

/** Facts of a company of which nothing is known. */
export const NO_FACTS = Object.fromEntries(PLACEHOLDER_NAMES.map((name) => [name, ''])) as Facts;

/** Lists what stands in braces and is no placeholder, as written, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(TOKEN)].filter(([, , name = '']) => !Object.hasOwn(PLACEHOLDER_TEXTS, name));
  return [...new Set(found.map(([token]) => token))];
}

/** A sentence that a page leaves out, with the placeholders that have no value. */
export interface LeftOutSentence {
  sentence: string;
  missing: PlaceholderName[];
}

/** Lists the sentences of a text that do not show until a fact is known. */
export function findLeftOut(text: string, facts: Facts): LeftOutSentence[] {
  return toSentences(text).flatMap(({ text: sentence }) => {
    const names = [...sentence.matchAll(TOKEN)].map(([, , name = '']) => name);
    const missing = PLACEHOLDER_NAMES.filter((name) => facts[name] === '' && names.includes(name));
    return missing.length === 0 ? [] : [{ sentence, missing }];
  });
}
