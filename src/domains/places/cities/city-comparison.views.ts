import type { CityPageDifference } from './city-admin.contract.ts';
import type { CityContent } from './city-content.contract.ts';
import { CITY_EDITOR_TEXTS } from './city-editor.texts.ts';

const LABELS: Readonly<Record<string, string>> = { ...CITY_EDITOR_TEXTS.fields, ...CITY_EDITOR_TEXTS.sections };
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  icon: CITY_EDITOR_TEXTS.icons,
  scene: CITY_EDITOR_TEXTS.scenes,
};

/** Lists the texts of a document with the path of their field. */
export function listTexts(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => listTexts(value, path === '' ? key : `${path}.${key}`));
}

/** Returns a path as the editor names it; entries of a list are counted from one. */
function toWords(path: string): { section: string; field: string } {
  const [section = '', ...steps] = path
    .split('.')
    .filter((key) => key !== 'list')
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : (LABELS[key] ?? key)));
  return { section, field: steps.join(' · ') };
}

/** Returns the readable value of a field: a choice is written as the editor offers it. */
const toValue = (path: string, value: string): string => VALUES[path.split('.').at(-1) ?? '']?.[value] ?? value;

/** Lists what differs between two texts of a town's page, in words of the editor. */
export function compareCityContents(before: CityContent, after: CityContent): CityPageDifference[] {
  const [earlier, later] = [new Map(listTexts(before)), new Map(listTexts(after))];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((path) => ({
      ...toWords(path),
      before: toValue(path, earlier.get(path) ?? ''),
      after: toValue(path, later.get(path) ?? ''),
    }))
    .filter((difference) => difference.before !== difference.after);
}
