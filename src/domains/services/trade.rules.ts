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
