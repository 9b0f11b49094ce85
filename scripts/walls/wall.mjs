/** @import { IForbiddenRuleType } from 'dependency-cruiser' */

const NOT_THE_PRODUCT = ['\\.test\\.tsx?$', '\\.d\\.ts$'];

/**
 * A package or Node module, whether it was found in node_modules or not.
 * @param {string[]} names
 */
export const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

export const COMPOSITION = '^src/([^/]+\\.tsx?$|demo/)';
export const SQL = packages('kysely', 'pg', 'node:sqlite', 'sqlite');
export const HTTP = packages('hono', '@hono/[^/]+', 'react-router', '@react-router/[^/]+');
export const REACT = packages('react', 'react-dom');

/**
 * `${from}` files must not import `${to}`. Tests may: they build the world that they look at.
 * @param {string} name
 * @param {string} comment
 * @param {string | string[]} from
 * @param {{ path?: string | string[], pathNot?: string | string[], reachable?: true, dependencyTypes?: ['core'] }} to
 * @param {string[]} except
 * @returns {IForbiddenRuleType}
 */
export const wall = (name, comment, from, to, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [...NOT_THE_PRODUCT, ...except] },
  to,
});
