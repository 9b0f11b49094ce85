import { fold } from '#src/kernel/text.ts';

/** The trades that a title can speak of; the first keyword found wins, in this order. */
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

/** The trade a title or category names; none for one that names no trade. */
export function tradeOf(title: string): Trade | undefined {
  const folded = fold(title);
  return KEYWORDS.find(([, keyword]) => keyword.test(folded))?.[0];
}

/** Whether a text speaks of what this title names: its trade, or at least its own words. */
export function speaksOf(title: string, text: string): boolean {
  const trade = tradeOf(title);
  const folded = fold(text);
  const keyword = KEYWORDS.find(([name]) => name === trade)?.[1];
  return keyword === undefined ? title.trim() !== '' && folded.includes(fold(title.trim())) : keyword.test(folded);
}

/** Name of the drawing beside a title. */
export const tradeIcon = (title: string): Trade | 'tools' => tradeOf(title) ?? 'tools';
