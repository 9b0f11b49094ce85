import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Source one file of the tree
 * @property {string} path from the root, with slashes
 * @property {string} text
 * @property {number} lines
 * @property {string | undefined} domain id of its domain, when it belongs to one
 * @property {string} inDomain path inside the domain
 */

/**
 * @typedef {object} Finding one fault of a file
 * @property {string} wrong
 * @property {number} [line]
 */

/**
 * @param {string} root
 * @returns {Source[]}
 */
export function readSources(root) {
  const found = globSync('{src,demo,tools,tests}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', '**/.vite/**', 'tests/fixtures/**'],
  });
  return found.map((name) => {
    const path = name.replaceAll('\\', '/');
    const text = readFileSync(join(root, path), 'utf8');
    const [, domain, inDomain = ''] = /^src\/domains\/((?:accounts|places|sales)\/[^/]+|[^/]+)\/(.+)$/.exec(path) ?? [];
    return { path, text, lines: text.trimEnd().split('\n').length, domain, inDomain };
  });
}

/**
 * Returns the number of the line that contains a position.
 * @param {string} text
 * @param {number} index
 */
export const getLine = (text, index) => text.slice(0, index).split('\n').length;

/** @param {string} path */
export const isTest = (path) => /\.test\.tsx?$/.test(path);

/** @param {Source} source */
export const isOperation = ({ inDomain }) => /^(commands|workflows)\/.*\.server\.ts$/.test(inDomain);

/** @param {string} text */
export const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');

/**
 * Returns the imports of a file: the names in braces and their sources.
 * @param {string} text
 */
export function getImports(text) {
  const statements = text.matchAll(/^\s*(?:import|export)\s+(?:type\s+)?([^'";]*?\s*from\s*)?['"]([^'"]+)['"]/gm);
  return [...statements].map(([, names = '', from = '']) => ({
    from,
    names: [...names.replace(/\btype\s/g, '').matchAll(/([\w$]+)(?:\s+as\s+[\w$]+)?(?=\s*[,}])/g)].map(
      ([, name]) => name,
    ),
  }));
}

/**
 * @param {string} text
 * @returns {string[]} names of exported values
 */
export const exportedValues = (text) =>
  [...text.matchAll(/^export (?:default )?(?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm)].map(
    ([, name = '']) => name,
  );
