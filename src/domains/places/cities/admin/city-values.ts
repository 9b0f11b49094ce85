import type { CityContent } from '../city-content.contract.ts';
import type { CitySection } from '../city-fields.contract.ts';

const filled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

/** Returns the document that is sent, without lines and items that were left empty. */
export function toContent(values: CityContent): CityContent {
  const { roofs, rules, quarters, services, advantages, job, questions } = values;
  const named = <Item extends { title: string; text: string }>(items: Item[]): Item[] =>
    items.filter(({ title, text }) => title.trim() !== '' || text.trim() !== '');
  return {
    ...values,
    roofs: { ...roofs, paragraphs: filled(roofs.paragraphs) },
    rules: { ...rules, paragraphs: filled(rules.paragraphs) },
    quarters: { ...quarters, list: named(quarters.list), communes: filled(quarters.communes) },
    services: {
      ...services,
      trades: services.trades.map((trade) => ({ ...trade, features: filled(trade.features) })),
    },
    advantages: { ...advantages, list: named(advantages.list) },
    job: { ...job, steps: named(job.steps) },
    questions: { ...questions, list: questions.list.filter(({ question }) => question.trim() !== '') },
  };
}

/** Sections that the page shows also without a text of the owner. */
const ALWAYS: readonly CitySection[] = ['meta', 'hero', 'testimonials', 'contact'];

/** Returns whether the page leaves a section out: its lists, or all that is not its title, are empty. */
export function isEmptySection(content: CityContent, section: CitySection): boolean {
  if (ALWAYS.includes(section)) return false;
  const values = Object.entries(toContent(content)[section]).filter(([name]) => name !== 'title' && name !== 'lead');
  return values.every(([, value]) => value.length === 0);
}
