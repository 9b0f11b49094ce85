import type { CityContent } from '../city-content.contract.ts';

/** Values of the editor: the document. */
export interface CityValues extends CityContent, Record<string, unknown> {}

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
