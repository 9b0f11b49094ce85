/** Price parsed from the company's text: amounts in euros and the unit. */
export interface ServicePrice {
  from: number;
  /** Absent when only the minimum is given. */
  to?: number;
  /** `m²`, `mètre`…; absent when the price is for the whole work. */
  unit?: string;
}

const NUMBER = '(\\d[\\d\\s]*(?:[.,]\\d{1,2})?)';
const UNIT = '(?:\\s*(?:/|par|le|la)\\s*(m²|m2|mètre|ml|heure|h|fenêtre|unité))?';
const RANGE = new RegExp(
  `^(?:de|entre)?\\s*${NUMBER}\\s*(?:€|euros)?\\s*(?:-|–|à|et)\\s*${NUMBER}\\s*(?:€|euros)?${UNIT}$`,
  'iu',
);
const LEAST = new RegExp(`^(?:à partir de|dès)\\s*${NUMBER}\\s*(?:€|euros)?${UNIT}$`, 'iu');
const EXACT = new RegExp(`^${NUMBER}\\s*(?:€|euros)${UNIT}$`, 'iu');

const getAmount = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'));

const withUnit = (price: ServicePrice, unit: string | undefined): ServicePrice =>
  unit === undefined ? price : { ...price, unit: unit.toLowerCase() === 'm2' ? 'm²' : unit };

/** Parses "100-200", "À partir de 15€/m²", "80 €"; returns undefined for "Sur devis" or unknown words. */
export function servicePrice(text: string): ServicePrice | undefined {
  const written = text.trim();
  const [, least, leastUnit] = LEAST.exec(written) ?? [];
  if (least !== undefined) return withUnit({ from: getAmount(least) }, leastUnit);
  const [, from, to, unit] = RANGE.exec(written) ?? [];
  if (from !== undefined && to !== undefined) return withUnit({ from: getAmount(from), to: getAmount(to) }, unit);
  const [, exact, exactUnit] = EXACT.exec(written) ?? [];
  if (exact !== undefined) return withUnit({ from: getAmount(exact), to: getAmount(exact) }, exactUnit);
  return undefined;
}
