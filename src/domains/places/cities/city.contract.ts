import { z } from 'zod';

/** Slugs of the five towns with their own page. */
export const CITY_SLUGS = ['lyon', 'saint-etienne', 'valence', 'clermont-ferrand', 'grenoble'] as const;
/** Five trades of a town's page; the first is open initially. */
export const CITY_TRADES = ['installation', 'reparation', 'entretien', 'demoussage', 'nettoyage'] as const;

export const TRADE_FEATURES = 6;
export const CITY_ADVANTAGES = 6;
/** Number of testimonials on a town's page. */
export const CITY_TESTIMONIALS = 3;
export const CITY_TESTIMONIAL_STARS = 5;
export const CITY_WORKS = 2;

const ADVANTAGE_ICONS = [
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

const getList = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const Titled = z.object({ title: z.string(), text: z.string() });

/** Text on one trade for this town. */
export const CityTrade = Titled.extend({
  trade: z.enum(CITY_TRADES),
  features: z.array(z.string()).length(TRADE_FEATURES).readonly(),
});
export type CityTrade = z.infer<typeof CityTrade>;

/** Typical roof of the town, in six lines. */
export const RoofIdentity = z.object({
  covering: z.string(),
  slope: z.string(),
  edge: z.string(),
  wear: z.string(),
  season: z.string(),
  check: z.string(),
});

/** Content of a town's page; settings fill the placeholders `{name}`, `{clients}` and `{radius}`. */
export const City = z.object({
  slug: z.enum(CITY_SLUGS),
  /** Same name as in the zones. */
  name: z.string(),
  department: z.string(),
  meta: z.object({ title: z.string(), description: z.string(), keywords: z.string() }),
  hero: Titled.extend({ eyebrow: z.string() }),
  identity: RoofIdentity.extend({ title: z.string(), caption: z.string() }),
  roofs: z.object({ title: z.string(), paragraphs: getList(z.string()) }),
  services: z.object({
    title: z.string(),
    lead: z.string(),
    trades: z.array(CityTrade).length(CITY_TRADES.length).readonly(),
  }),
  advantages: z.object({
    title: z.string(),
    list: z
      .array(Titled.extend({ icon: z.enum(ADVANTAGE_ICONS) }))
      .length(CITY_ADVANTAGES)
      .readonly(),
  }),
  job: z.object({ title: z.string(), lead: z.string(), steps: getList(Titled) }),
  rules: z.object({ title: z.string(), paragraphs: getList(z.string()) }),
  quarters: z.object({
    title: z.string(),
    list: getList(Titled),
    /** Names of the communes around. */
    communes: getList(z.string()),
  }),
  testimonials: z.object({ title: z.string() }),
  questions: z.object({ title: z.string(), list: getList(z.object({ question: z.string(), answer: z.string() })) }),
  contact: z.object({ title: z.string(), lead: z.string() }),
});
export type City = z.infer<typeof City>;

/** Data for a link to a town's page. */
export const CityLink = City.pick({ slug: true, name: true, department: true });
export type CityLink = z.infer<typeof CityLink>;

export const CitySlug = z.object({ slug: z.string().max(80) });
