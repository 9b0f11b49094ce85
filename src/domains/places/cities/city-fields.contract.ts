import type { Field, Fields } from '#src/kernel/document-fields.ts';
import {
  ADVANTAGE_ICONS,
  CITY_ADVANTAGES,
  CITY_COUNTS,
  CITY_LENGTHS,
  CITY_SCENES,
  CITY_TRADES,
  TRADE_FEATURES,
} from './city-content.contract.ts';

const TITLE = { input: 'line', max: CITY_LENGTHS.title } as const;
const LINE = { input: 'line', max: CITY_LENGTHS.line } as const;
const TEXT = { input: 'paragraph', max: CITY_LENGTHS.text } as const;
const PARAGRAPHS = { input: 'lines', max: CITY_LENGTHS.paragraph, most: CITY_COUNTS.paragraphs } as const;
const items = (most: number, fields: Fields): Field => ({ input: 'items', most, fields });

/** Fields of each section of a town's page, in their order, with the lengths that `CityContent` accepts. */
export const CITY_FIELDS = {
  meta: {
    title: { ...LINE, isRequired: true },
    description: { input: 'paragraph', max: CITY_LENGTHS.meta },
    keywords: { input: 'line', max: CITY_LENGTHS.meta },
  },
  hero: { eyebrow: LINE, title: { ...TITLE, isRequired: true }, text: TEXT },
  identity: {
    title: TITLE,
    covering: LINE,
    slope: LINE,
    edge: LINE,
    wear: LINE,
    season: LINE,
    check: LINE,
    caption: LINE,
  },
  roofs: { title: TITLE, paragraphs: PARAGRAPHS },
  services: {
    title: TITLE,
    lead: TEXT,
    trades: items(CITY_TRADES.length, {
      trade: { input: 'choice', options: CITY_TRADES },
      title: TITLE,
      text: TEXT,
      features: { input: 'lines', max: CITY_LENGTHS.line, most: TRADE_FEATURES, isShort: true },
    }),
  },
  advantages: {
    title: TITLE,
    list: items(CITY_ADVANTAGES, { icon: { input: 'choice', options: ADVANTAGE_ICONS }, title: TITLE, text: TEXT }),
  },
  job: { title: TITLE, lead: TEXT, steps: items(CITY_COUNTS.steps, { title: TITLE, text: TEXT }) },
  rules: { title: TITLE, paragraphs: PARAGRAPHS },
  quarters: {
    title: TITLE,
    list: items(CITY_COUNTS.quarters, { title: TITLE, text: TEXT }),
    communes: { input: 'lines', max: CITY_LENGTHS.title, most: CITY_COUNTS.communes, isShort: true },
  },
  testimonials: { title: TITLE },
  questions: {
    title: TITLE,
    list: items(CITY_COUNTS.questions, { question: { ...LINE, isRequired: true }, answer: TEXT }),
  },
  contact: { title: TITLE, lead: TEXT },
} as const satisfies Record<string, Fields>;

export type CitySection = keyof typeof CITY_FIELDS;
export const CITY_SECTIONS = Object.keys(CITY_FIELDS) as CitySection[];

/** Drawing above the description of the roofs; it belongs to the page, and is chosen with that section. */
export const SCENE_FIELD = { scene: { input: 'choice', options: CITY_SCENES } } as const satisfies Fields;

/** Sections that the page shows in one frame with another one. */
export const SHARED_FRAMES: { [Section in CitySection]?: CitySection } = { roofs: 'identity', rules: 'job' };
