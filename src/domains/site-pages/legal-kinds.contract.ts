import type { Fields } from '#src/kernel/document-fields.ts';

/** What the product writes into a chapter: it depends on the software, on the company's data, or on the law. */
export const CHAPTER_FACTS = [
  'none',
  'publisher',
  'host',
  'insurance',
  'mediator',
  'credits',
  'essentials',
  'controller',
  'stored-data',
  'device',
  'elsewhere',
  'rights',
  'protection',
  'exemption',
  'checks',
  'contact-ways',
  'recourse',
] as const;
export type ChapterFacts = (typeof CHAPTER_FACTS)[number];

const prose = { input: 'lines', max: 1500, most: 12, hasMarkup: true } as const;

/** Kinds of the legal pages: chapters of a long text with its table of contents, and the list of all pages. */
export const LEGAL_KINDS = {
  chapter: {
    title: { input: 'line', max: 90, isRequired: true },
    paragraphs: prose,
    facts: { input: 'choice', options: CHAPTER_FACTS },
    points: { input: 'lines', max: 300, most: 20 },
    end: prose,
  },
  'site-map': {},
} as const satisfies Record<string, Fields>;
