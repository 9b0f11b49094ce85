import type { Fields } from '#src/kernel/document-fields.ts';
import { BANNER, CLOSING } from './edge-kinds.contract.ts';
import { LEGAL_KINDS } from './legal-kinds.contract.ts';
import { LIST_KINDS } from './list-kinds.contract.ts';
import type { ContentOf } from './section-fields.contract.ts';
import {
  button,
  buttonLink,
  cardText,
  cardTitle,
  eyebrow,
  heading,
  lead,
  paragraphs,
  picture,
  points,
  title,
} from './section-parts.contract.ts';
import { TRADE_KINDS } from './trade-kinds.contract.ts';

/** Section kinds, with the fields of their content in the order of the editor. */
export const SECTION_KINDS = {
  hero: {
    eyebrow,
    slides: {
      input: 'items',
      most: 6,
      fields: { picture, title: cardTitle, text: { input: 'paragraph', max: 220 } },
    },
    facts: {
      input: 'items',
      most: 3,
      fields: {
        value: { input: 'line', max: 20, isRequired: true },
        label: { input: 'line', max: 40, isRequired: true },
        look: { input: 'choice', options: ['plain', 'stars'] },
      },
    },
  },
  banner: BANNER,
  hours: {
    title,
    cards: {
      input: 'items',
      most: 6,
      fields: {
        icon: { input: 'icon' },
        title: { input: 'line', max: 40, isRequired: true },
        value: { input: 'line', max: 60 },
        text: { input: 'paragraph', max: 180 },
      },
    },
  },
  services: heading,
  about: { eyebrow, title, paragraphs, points, button, buttonLink, picture },
  history: { eyebrow, title, paragraphs, picture },
  'before-after': {
    eyebrow,
    title,
    text: lead,
    points: { input: 'items', most: 6, fields: { title: cardTitle, text: cardText } },
    before: picture,
    after: picture,
    caption: { input: 'line', max: 140 },
  },
  figures: {
    title,
    lead,
    figures: {
      input: 'items',
      most: 6,
      fields: {
        value: { input: 'line', max: 30, isRequired: true },
        label: { input: 'line', max: 40, isRequired: true },
      },
    },
  },
  steps: { ...heading, steps: { input: 'items', most: 6, fields: { title: cardTitle, text: cardText } } },
  reviews: { ...heading, more: button },
  commitments: {
    ...heading,
    list: { input: 'items', most: 9, fields: { icon: { input: 'icon' }, title: cardTitle, text: cardText } },
    picture,
  },
  gallery: { ...heading, more: button },
  articles: { ...heading, more: button },
  promo: { eyebrow },
  contact: heading,
  planner: heading,
  faq: {
    ...heading,
    questions: {
      input: 'items',
      most: 20,
      fields: {
        question: { input: 'line', max: 160, isRequired: true },
        answer: { input: 'paragraph', max: 1200, isRequired: true, hasMarkup: true },
      },
    },
  },
  values: {
    eyebrow,
    title,
    list: {
      input: 'items',
      most: 6,
      fields: { service: { input: 'service' }, title: cardTitle, text: cardText, more: button },
    },
  },
  team: {
    ...heading,
    picture,
    roles: {
      input: 'items',
      most: 8,
      fields: { title: cardTitle, text: cardText, tools: { input: 'line', max: 160 } },
    },
    toolsLabel: { input: 'line', max: 30 },
  },
  'text-picture': {
    eyebrow,
    title,
    paragraphs,
    points,
    button,
    buttonLink,
    picture,
    side: { input: 'choice', options: ['left', 'right'] },
  },
  labels: {
    ...heading,
    labels: {
      input: 'items',
      most: 8,
      fields: { picture, name: cardTitle, text: cardText, link: { input: 'link' } },
    },
  },
  closing: CLOSING,
  ...TRADE_KINDS,
  ...LIST_KINDS,
  ...LEGAL_KINDS,
} as const satisfies Record<string, Fields>;

export type SectionKind = keyof typeof SECTION_KINDS;
export type SectionContent<Kind extends SectionKind> = ContentOf<(typeof SECTION_KINDS)[Kind]>;
export const SECTION_KIND_NAMES = Object.keys(SECTION_KINDS) as [SectionKind, ...SectionKind[]];
