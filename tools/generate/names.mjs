import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param {string} name in kebab-case */
export const toCamel = (name) => name.replace(/-([a-z0-9])/g, (_, character) => character.toUpperCase());

/** @param {string} name in kebab-case */
export const toPascal = (name) => toCamel(`-${name}`);

/**
 * Writes a file that does not exist yet.
 * @param {string} root
 * @param {string} path
 * @param {string} text
 */
export function writeNew(root, path, text) {
  const file = join(root, path);
  if (existsSync(file)) throw new Error(`${path} exists.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return path;
}
