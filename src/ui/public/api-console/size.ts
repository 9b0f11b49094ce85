import { fill } from '#src/kernel/text.ts';
import { API_CONSOLE_TEXTS } from './api-console.texts.ts';

const { units } = API_CONSOLE_TEXTS;
const THOUSAND = 1000;

/** Returns a size for people: "812 octets", "12,3 Ko", "4,1 Mo". */
export function toSize(bytes: number): string {
  const [unit, divisor] =
    bytes < THOUSAND
      ? ([units.bytes, 1] as const)
      : bytes < THOUSAND ** 2
        ? ([units.kilobytes, THOUSAND] as const)
        : ([units.megabytes, THOUSAND ** 2] as const);
  return fill(unit, { n: (bytes / divisor).toLocaleString('fr-FR', { maximumFractionDigits: 1 }) });
}
