import { fold } from '#src/kernel/text.ts';

/** Keywords of the trades; the first keyword found wins, in this order. */
const KEYWORDS = [
  ['charpente', /charpent/],
  ['couverture', /couvertur|couvreur/],
  ['zinguerie', /zing/],
  ['demoussage', /mouss/],
  ['isolation', /isol/],
  ['reparation', /repar|fuite/],
  ['installation', /install/],
  ['nettoyage', /nettoy/],
  ['gouttieres', /goutti/],
  ['fenetres', /fenetre|verriere|lucarne/],
] as const;

export type Trade = (typeof KEYWORDS)[number][0];

/** Returns the trade that a title or category names; undefined if there is none. */
export function getTrade(title: string): Trade | undefined {
  const folded = fold(title);
  return KEYWORDS.find(([, keyword]) => keyword.test(folded))?.[0];
}

/** Returns whether a text mentions the title's trade, or at least the title's own words. */
export function isAbout(title: string, text: string): boolean {
  const trade = getTrade(title);
  const folded = fold(text);
  const keyword = KEYWORDS.find(([name]) => name === trade)?.[1];
  return keyword === undefined ? title.trim() !== '' && folded.includes(fold(title.trim())) : keyword.test(folded);
}

/** Returns the name of the icon beside a title. */
export const tradeIcon = (title: string): Trade | 'tools' => getTrade(title) ?? 'tools';
