import { z } from 'zod';
import { Phrase, Prose } from '#src/kernel/fields.ts';

/** Content of a town's page: one document that knows nothing of the place but its words. */

/** Trades of a town's page; the first of those it has is open initially. */
export const CITY_TRADES = ['installation', 'reparation', 'entretien', 'demoussage', 'nettoyage'] as const;

export const TRADE_FEATURES = 6;
export const CITY_ADVANTAGES = 6;

export const ADVANTAGE_ICONS = [
  'clock',
  'shield',
  'award',
  'wallet',
  'quote',
  'tools',
  'pin',
  'radius',
  'star',
  'check',
  'camera',
  'hammer',
  'calendar',
] as const;

/** Drawings that a page can show above its description of the roofs. */
export const CITY_SCENES = ['none', 'lyon', 'saint-etienne', 'valence', 'clermont-ferrand', 'grenoble'] as const;
export type CityScene = (typeof CITY_SCENES)[number];

/** Lengths that the layout holds. */
export const CITY_LENGTHS = { title: 120, line: 160, text: 900, paragraph: 1_500, meta: 300 } as const;
/** Most items of the sections. */
export const CITY_COUNTS = { paragraphs: 6, steps: 8, quarters: 12, communes: 24, questions: 12 } as const;

const Title = Phrase(CITY_LENGTHS.title);
const Short = Phrase(CITY_LENGTHS.line);
const Words = Prose(CITY_LENGTHS.text);

const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most).default([]);
const Titled = z.object({ title: Title, text: Words });
const paragraphs = list(Prose(CITY_LENGTHS.paragraph, 1), CITY_COUNTS.paragraphs);

/** Text on one trade for this town. */
export const CityTrade = Titled.extend({
  trade: z.enum(CITY_TRADES),
  features: list(Phrase(CITY_LENGTHS.line, 1), TRADE_FEATURES),
});
export type CityTrade = z.infer<typeof CityTrade>;

/** Typical roof of the town, in six lines; lines left empty are not shown. */
const RoofIdentity = z.object({
  title: Title.default(''),
  caption: Short.default(''),
  covering: Short.default(''),
  slope: Short.default(''),
  edge: Short.default(''),
  wear: Short.default(''),
  season: Short.default(''),
  check: Short.default(''),
});

const isDistinct = (trades: { trade: string }[]): boolean =>
  new Set(trades.map(({ trade }) => trade)).size === trades.length;

/** Every section may be empty: it is then not shown. Placeholders such as `{clients}` are filled with facts. */
export const CityContent = z.object({
  meta: z.object({
    title: Phrase(CITY_LENGTHS.line, 1),
    description: Phrase(CITY_LENGTHS.meta),
    keywords: Phrase(CITY_LENGTHS.meta).default(''),
  }),
  scene: z.enum(CITY_SCENES).default('none'),
  hero: z.object({ eyebrow: Short.default(''), title: Phrase(CITY_LENGTHS.title, 1), text: Words.default('') }),
  identity: RoofIdentity.prefault({}),
  roofs: z.object({ title: Title.default(''), paragraphs }).prefault({}),
  services: z
    .object({
      title: Title.default(''),
      lead: Words.default(''),
      trades: list(CityTrade, CITY_TRADES.length).refine(isDistinct, 'Chaque métier ne peut y être qu’une fois.'),
    })
    .prefault({}),
  advantages: z
    .object({
      title: Title.default(''),
      list: list(Titled.extend({ icon: z.enum(ADVANTAGE_ICONS) }), CITY_ADVANTAGES),
    })
    .prefault({}),
  job: z
    .object({ title: Title.default(''), lead: Words.default(''), steps: list(Titled, CITY_COUNTS.steps) })
    .prefault({}),
  rules: z.object({ title: Title.default(''), paragraphs }).prefault({}),
  quarters: z
    .object({
      title: Title.default(''),
      list: list(Titled, CITY_COUNTS.quarters),
      /** Names of the communes around. */
      communes: list(Phrase(CITY_LENGTHS.title, 1), CITY_COUNTS.communes),
    })
    .prefault({}),
  testimonials: z.object({ title: Title.default('') }).prefault({}),
  questions: z
    .object({
      title: Title.default(''),
      list: list(z.object({ question: Phrase(CITY_LENGTHS.line, 1), answer: Words }), CITY_COUNTS.questions),
    })
    .prefault({}),
  contact: z.object({ title: Title.default(''), lead: Words.default('') }).prefault({}),
});
export type CityContent = z.infer<typeof CityContent>;
