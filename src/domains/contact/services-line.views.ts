/** Maximum number of titles in the services line of /contact. */
export const SERVICES_LINE_MAX = 3;

/** Joins the first titles by dashes and counts the rest: 'Charpente - Couverture - Zinguerie et 5 autres...'. */
export function servicesLine(titles: string[], texts: { one: string; many: string }): string {
  const view = titles.slice(0, SERVICES_LINE_MAX).join(' - ');
  const more = titles.length - SERVICES_LINE_MAX;
  return more > 0 ? `${view} ${texts[more > 1 ? 'many' : 'one'].replace('{count}', String(more))}` : view;
}
