/** @import { IForbiddenRuleType } from 'dependency-cruiser' */

const NOT_THE_PRODUCT = ['\\.test\\.tsx?$', '\\.d\\.ts$'];

/**
 * Matches a package or a Node module, whether it was found in node_modules or not.
 * @param {string[]} names
 */
export const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** The folder of one domain; its id is the first group, `sales/quotes` or `blog`. */
export const DOMAIN = '^src/domains/((?:accounts|places|sales)/[^/]+|[^/]+)/';
export const ANY_DOMAIN = '^src/domains/(?:(?:accounts|places|sales)/[^/]+|[^/]+)/';

/** Folders of a domain with pages, islands and components, by audience. */
export const SCREENS = '(public|account|admin|ui)/';
/** A page in one of them. */
export const PAGE = '[^/]+-page\\.tsx$';

export const COMPOSITION = '^(src/([^/]+\\.tsx?$|app/)|demo/)';
export const SQL = packages('kysely', 'pg', 'node:sqlite', 'sqlite');
export const HTTP = packages('hono', '@hono/[^/]+', 'react-router', '@react-router/[^/]+');
export const REACT = packages('react', 'react-dom');

/**
 * Declares that `from` files must not import `to`. Tests may: they build the environment that they look at.
 * @param {string} name
 * @param {string} comment the reason, then the nearest allowed way; printed with each violation
 * @param {string | string[]} from
 * @param {{ path?: string | string[], pathNot?: string | string[], reachable?: true, dependencyTypes?: ['core'] }} to
 * @param {string[]} except
 * @returns {IForbiddenRuleType}
 */
export const importRule = (name, comment, from, to, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [...NOT_THE_PRODUCT, ...except] },
  to,
});
