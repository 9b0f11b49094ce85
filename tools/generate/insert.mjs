import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table that tests/architecture compares with the endpoints. */
export const AUDIENCES = 'tests/architecture/audiences.ts';

/**
 * Replaces a text that must occur in a file.
 * @param {string} root
 * @param {string} path
 * @param {string} before
 * @param {string} after
 */
export function insert(root, path, before, after) {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no line "${before}".`);
  writeFileSync(
    join(root, path),
    text.replace(before, () => after),
  );
}

/**
 * Adds an endpoint for administrators to the table of audiences.
 * @param {string} root
 * @param {string} name `GET /admin/services`
 */
export const addAudience = (root, name) => insert(root, AUDIENCES, '\n};', `\n  '${name}': 'admin',\n};`);
