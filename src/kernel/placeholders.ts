import { ofName } from './french-names.ts';
import type { PLACEHOLDER_TEXTS } from './placeholders.texts.ts';

/** Names of the facts that a text can contain, as `{name}`; `{?name}` prints nothing and requires the fact. */
export type PlaceholderName = keyof typeof PLACEHOLDER_TEXTS;

/** What the site knows about the company, as a text prints it; empty when unknown. */
export type Facts = Record<PlaceholderName, string>;

/** Facts and values of one page. */
type Values = Readonly<Record<string, string | number>>;

/** A placeholder, known or not: `{town}`, `{?town}`. */
export const TOKEN = /\{(\??)([^{}]*)\}/g;

/** A placeholder with the "de" before it, which is shortened before some names. */
const LINKED = /((?<!\p{L})de |)\{(\??)([^{}]*)\}/gu;

/** Text with a placeholder, whose value is known at run time only. */
type WithPlaceholder = `${string}{${string}}${string}`;

/** Type of texts after `fillTexts`: one with a placeholder can be empty, and a list can be shorter. */
export type Filled<T> = T extends string
  ? T extends WithPlaceholder
    ? string
    : T
  : T extends readonly (infer Item)[]
    ? T extends unknown[]
      ? Filled<Item>[]
      : readonly Filled<Item>[]
    : T extends object
      ? { [Key in keyof T]: Filled<T[Key]> }
      : T;

/** A line break, or the space between the end of a sentence and the capital, figure or value that begins the next. */
const BOUNDARY =
  /\s*\n\s*|(?<=[.!?…](?:\s?[»”’)])?)(?<!(?:^|\s)(?:\p{Lu}|Mme|art|env|tél|av|bd)\.)\s+(?=[\p{Lu}\d«“{])/gu;

interface Sentence {
  text: string;
  /** White space before the next sentence. */
  separator: string;
}

/** Cuts a text into its sentences and lines. */
export function toSentences(text: string): Sentence[] {
  const separators = text.match(BOUNDARY) ?? [];
  return text.split(BOUNDARY).map((sentence, place) => ({ text: sentence, separator: separators[place] ?? '' }));
}

const lineBreaks = (space: string): number => space.split('\n').length;

/** A value that begins a sentence gets a capital; a name is written as its owner writes it. */
const capitalized = (sentence: string, filled: string): string =>
  /^(?:\{\?[^{}]*\})*\{(?!\?|name\})/.test(sentence)
    ? filled.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('fr'))
    : filled;

/** Returns a sentence with its values; undefined when one of them is unknown. */
function fillSentence(sentence: string, values: Values): string | undefined {
  let isComplete = true;
  const filled = sentence.replace(LINKED, (_token, de: string, condition: string, name: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : '';
    if (value === '') isComplete = false;
    if (condition !== '') return de;
    return de === 'de ' && name === 'name' ? ofName(value) : de + value;
  });
  return isComplete ? capitalized(sentence, filled) : undefined;
}

/** Replaces placeholders; a sentence with an unknown value is left out, so a text without a complete one is empty. */
export function fillPlaceholders(text: string, values: Values): string {
  if (!text.includes('{')) return text;
  const complete: Sentence[] = [];
  let isShortened = false;
  for (const { text: sentence, separator } of toSentences(text)) {
    const filled = fillSentence(sentence, values);
    const last = complete.at(-1);
    if (filled !== undefined) complete.push({ text: filled, separator });
    else if (last && lineBreaks(separator) > lineBreaks(last.separator)) last.separator = separator;
    isShortened ||= filled === undefined;
  }
  const result = complete.map(({ text: sentence, separator }) => sentence + separator).join('');
  return isShortened ? result.trimEnd() : result;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns whether a filled item still has every text that it had. */
function isWhole(item: unknown, filled: unknown): boolean {
  if (typeof item === 'string') return item === '' || filled !== '';
  if (!isTree(item) || Array.isArray(item) || !isTree(filled)) return true;
  return Object.entries(item).every(([key, value]) => typeof value !== 'string' || value === '' || filled[key] !== '');
}

/** Adds to a filled text where it stands: `list.0.title`. */
type Mark = (text: string, path: string) => string;

/** Fills every text of a tree; an item of a list that loses one of its texts is left out. */
export function fillTexts<const Texts>(texts: Texts, values: Values, mark?: Mark): Filled<Texts> {
  return fillTree(texts, values, mark, '') as Filled<Texts>;
}

function fillTree(tree: unknown, values: Values, mark: Mark | undefined, path: string): unknown {
  if (typeof tree === 'string') {
    const filled = fillPlaceholders(tree, values);
    return mark && filled !== '' ? mark(filled, path) : filled;
  }
  const fillPart = (part: unknown, key: string | number): unknown =>
    fillTree(part, values, mark, path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(tree)) {
    return tree.flatMap((item, place) => {
      const filled = fillPart(item, place);
      return isWhole(item, filled) ? [filled] : [];
    });
  }
  if (!isTree(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillPart(value, key)]));
}
