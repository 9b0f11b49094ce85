import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import type { City } from './city.contract.ts';

/** Values that the editor offers as a choice, not as a text. */
const CHOICE = /\.(icon|trade)$/;

/** Returns the texts of a town's page with the facts of the company; a preview adds to each where it stands. */
export function fillCity(city: City, facts: Facts, mark?: (text: string, path: string) => string): City {
  const { slug, name, department, coordinates, isIndexed, scene, ...texts } = city;
  const filled = fillTexts(texts, facts, mark && ((text, path) => (CHOICE.test(path) ? text : mark(text, path))));
  return { slug, name, department, coordinates, isIndexed, scene, ...filled };
}
