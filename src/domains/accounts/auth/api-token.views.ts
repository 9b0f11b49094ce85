import type { Right } from '#src/kernel/actor.ts';
import type { ApiToken, TokenAccess } from './api-token.contract.ts';

/** Parts of the back office that a token can open, in the order of the screen. */
export const TOKEN_AREAS = ['requests', 'sales', 'content', 'money', 'settings'] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];

const isIn = (area: TokenArea) => (right: Right) => right === area || right.startsWith(`${area}:`);

/** Returns the areas in which there is a right. */
export const areasIn = (rights: readonly Right[]): TokenArea[] => TOKEN_AREAS.filter((area) => rights.some(isIn(area)));

/** Returns the rights of the chosen areas, as far as the person has them. */
export const rightsInAreas = <Own extends Right>(
  areas: readonly TokenArea[],
  access: TokenAccess,
  own: readonly Own[],
): Own[] =>
  own.filter((right) => areas.some((area) => isIn(area)(right)) && (access === 'change' || !right.endsWith(':change')));

/** Returns whether the person can only read in an area. */
export const isOnlyRead = (area: TokenArea, own: readonly Right[]): boolean =>
  own.filter(isIn(area)).every((right) => right.endsWith(':read'));

interface RightsTexts {
  accesses: Record<TokenAccess, string>;
  areas: Record<TokenArea, string>;
  readOnlyArea: string;
}

/** Returns "Lecture et modification : Demandes, Ventes (lecture)"; of a token for calendars only its use. */
export function rightsLine({ access, rights }: Pick<ApiToken, 'access' | 'rights'>, texts: RightsTexts): string {
  if (access === 'calendar') return texts.accesses.calendar;
  const areas = areasIn(rights).map((area) =>
    access === 'change' && isOnlyRead(area, rights)
      ? texts.readOnlyArea.replace('{area}', texts.areas[area])
      : texts.areas[area],
  );
  return `${texts.accesses[access]} : ${areas.join(', ')}`;
}
