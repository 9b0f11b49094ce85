import type { ContentOf, Fields } from './section-fields.contract.ts';

const title = { input: 'line', max: 90, isRequired: true } as const;
const eyebrow = { input: 'line', max: 90 } as const;
const lead = { input: 'paragraph', max: 240 } as const;
const picture = { input: 'picture' } as const;
const button = { input: 'line', max: 40 } as const;
const buttonLink = { input: 'link' } as const;
const cardTitle = { input: 'line', max: 80, isRequired: true } as const;
const cardText = { input: 'paragraph', max: 260 } as const;
const paragraphs = { input: 'lines', max: 900, most: 8, hasMarkup: true } as const;
const points = { input: 'lines', max: 140, most: 8 } as const;
const heading = { eyebrow, title, lead } as const;

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
  banner: { title, text: { input: 'paragraph', max: 300 }, button, buttonLink },
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
  closing: { title, text: { input: 'paragraph', max: 300 } },
} as const satisfies Record<string, Fields>;

export type SectionKind = keyof typeof SECTION_KINDS;
export type SectionContent<Kind extends SectionKind> = ContentOf<(typeof SECTION_KINDS)[Kind]>;
export const SECTION_KIND_NAMES = Object.keys(SECTION_KINDS) as [SectionKind, ...SectionKind[]];
