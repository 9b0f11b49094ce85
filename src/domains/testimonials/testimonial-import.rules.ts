import type { z } from 'zod';
import { type CsvLine, getHeadingKey, readCell } from '#src/kernel/csv-file.ts';
import { fill, fold } from '#src/kernel/text.ts';
import { toRefusal } from '#src/kernel/validation.ts';
import { NewTestimonial } from './testimonial.contract.ts';
import { IMPORT_MAX } from './testimonial-admin.contract.ts';

type Column = 'name' | 'location' | 'content' | 'rating' | 'is_active' | 'sort_order' | 'experience_date';

/** Headings as spreadsheets write them, French or English, folded. */
const HEADINGS: Record<Column, readonly string[]> = {
  name: ['nom', 'name', 'client', 'auteur', 'author'],
  location: ['lieu', 'ville', 'location', 'city', 'commune'],
  content: ['avis', 'temoignage', 'texte', 'commentaire', 'content', 'message', 'review'],
  rating: ['note', 'etoiles', 'rating', 'stars'],
  is_active: ['statut', 'actif', 'publie', 'active', 'isactive', 'status'],
  sort_order: ['ordre', 'sortorder', 'order', 'position'],
  experience_date: ['datedestravaux', 'travaux', 'experiencedate', 'date'],
};
/** Column names in error messages. */
const FRENCH: Record<Column, string> = {
  name: 'Nom',
  location: 'Lieu',
  content: 'Avis',
  rating: 'Note',
  is_active: 'Statut',
  sort_order: 'Ordre',
  experience_date: 'Date des travaux',
};
const REQUIRED = ['name', 'content'] as const;

interface Headings {
  /** By position in the line. */
  columns: (Column | undefined)[];
  ignored: string[];
  missing: string[];
}

/** Returns the column at each position; of two equal headings the first counts. */
function getHeadings(cells: readonly string[]): Headings {
  const taken = new Set<Column>();
  const columns = cells.map((cell) => {
    const found = (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].includes(getHeadingKey(cell)));
    if (found === undefined || taken.has(found)) return undefined;
    taken.add(found);
    return found;
  });
  return {
    columns,
    ignored: cells.filter((cell, place) => columns[place] === undefined && cell.trim() !== ''),
    missing: REQUIRED.filter((column) => !taken.has(column)).map((column) => FRENCH[column]),
  };
}

const YES = ['', 'oui', 'yes', 'true', 'vrai', '1', 'actif', 'active', 'publie', 'x'];
const NO = ['non', 'no', 'false', 'faux', '0', 'inactif', 'inactive', 'brouillon', 'masque'];
const RATING = /^([1-5])(?:[.,]0+)?(?:\s*\/\s*5)?$/;
const STARS = /^★{1,5}☆*$/;
const FRENCH_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const getFlag = (text: string): boolean | string => {
  const key = getHeadingKey(text);
  if (YES.includes(key)) return true;
  return NO.includes(key) ? false : text;
};
const getRating = (text: string): number | string | undefined => {
  if (text === '') return undefined;
  if (STARS.test(text)) return text.replaceAll('☆', '').length;
  return Number(RATING.exec(text)?.[1] ?? Number.NaN);
};
function getDay(text: string): string {
  const [, day = '', month = '', year = ''] = FRENCH_DAY.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
const toOrder = (text: string): number | undefined => (text === '' ? undefined : Number(text));

const SENTENCES: Partial<Record<Column, string>> = {
  rating: 'un nombre de 1 à 5 est attendu.',
  is_active: '« actif » ou « inactif » est attendu.',
  sort_order: 'un nombre entier est attendu.',
  experience_date: 'une date est attendue (31/12/2026).',
};

type Review = z.output<typeof NewTestimonial>;
type Read = { review: Review } | { errors: string[] };

/** Returns one line of the file as a review, or its errors. */
function toReview(columns: readonly (Column | undefined)[], cells: readonly string[]): Read {
  const texts: Partial<Record<Column, string>> = {};
  for (const [place, column] of columns.entries()) {
    if (column !== undefined) texts[column] = readCell(cells[place]);
  }
  const parsed = NewTestimonial.safeParse({
    name: texts.name ?? '',
    location: texts.location ?? '',
    content: texts.content ?? '',
    rating: getRating(texts.rating ?? ''),
    is_active: getFlag(texts.is_active ?? ''),
    sort_order: toOrder(texts.sort_order ?? ''),
    experience_date: getDay(texts.experience_date ?? ''),
  });
  if (parsed.success) return { review: parsed.data };
  const fields = toRefusal(parsed.error).fields ?? {};
  return {
    errors: (Object.keys(fields) as Column[]).map(
      (column) => `${FRENCH[column]} : ${SENTENCES[column] ?? fields[column]?.[0] ?? ''}`,
    ),
  };
}

/** Returns a key, equal for reviews with the same name and text. */
export const sameness = ({ name, content }: { name: string; content: string }): string =>
  fold(`${name}\n${content}`).replace(/\s+/g, ' ');

interface ImportTexts {
  empty: string;
  missing: string;
  tooMany: string;
}

interface ReadReviews {
  reviews: { line: number; is_known: boolean; review: Review }[];
  errors: { line: number; message: string }[];
  ignored: string[];
}

/** Returns the reviews of a file and their errors; `known` holds the sameness keys of the stored reviews. */
export function readReviews(lines: readonly CsvLine[], known: ReadonlySet<string>, texts: ImportTexts): ReadReviews {
  const [heading, ...rest] = lines;
  const { columns, ignored, missing } = getHeadings(heading?.cells ?? []);
  const refused = (message: string): ReadReviews => ({ reviews: [], errors: [{ line: 1, message }], ignored });
  if (heading === undefined) return refused(texts.empty);
  if (missing.length > 0) return refused(missing.map((column) => fill(texts.missing, { column })).join(' '));
  if (rest.length === 0) return refused(texts.empty);
  if (rest.length > IMPORT_MAX) return refused(fill(texts.tooMany, { max: IMPORT_MAX }));
  const seen = new Set(known);
  const answer: ReadReviews = { reviews: [], errors: [], ignored };
  for (const { line, cells } of rest) {
    const read = toReview(columns, cells);
    if ('errors' in read) answer.errors.push(...read.errors.map((message) => ({ line, message })));
    else {
      const key = sameness(read.review);
      answer.reviews.push({ line, is_known: seen.has(key), review: read.review });
      seen.add(key);
    }
  }
  return answer;
}
