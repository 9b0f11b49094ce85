import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCamel, writeNew } from './names.mjs';

/**
 * @param {string} verb
 * @param {string} noun
 */
const source = (verb, noun) => `import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { command } from '#src/platform/operation.server.ts';

const Target = z.object({ id: Id });

/** Verb: ${verb}. Subject: ${noun}. */
export const ${toCamel(`${verb}-${noun}`)} = command({
  allow: 'admin',
  input: Target,
  output: Target,
  audit: ({ id }) => ({ action: '${noun}.${verb}', subject: \`${noun}:\${id}\` }),
  run: async ({ id }) => ({ id }),
});
`;

/**
 * @param {string} file
 * @param {string} name
 */
const test = (file, name) => `import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { ${name} } from './${file}.server.ts';

useDatabase();

describe('${name}', () => {
  it('returns the id of its subject', async () => {
    expect(await ${name}(await asAdmin(), { id: 1 })).toEqual({ id: 1 });
  });

  it('refuses visitors', async () => {
    await expect(${name}(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
`;

/**
 * Adds the endpoint to the domain's only REST table; returns undefined when there are several or none.
 * @param {string} root
 * @param {string} folder
 * @param {string} file
 * @param {string} line
 */
function insertLine(root, folder, file, line) {
  const tables = readdirSync(join(root, folder)).filter((name) => name.endsWith('.api.server.ts'));
  const [table] = tables;
  if (table === undefined || tables.length > 1) return undefined;
  const path = join(root, folder, table);
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n];');
  if (end < 0) return undefined;
  const imported = `import { ${toCamel(file)} } from './commands/${file}.server.ts';\n`;
  writeFileSync(path, `${imported}${text.slice(0, end)}\n  ${line},${text.slice(end)}`);
  return `${folder}/${table}`;
}

/**
 * Writes a command and its test and adds its endpoint.
 * @param {string} root
 * @param {string} domain id, `sales/quotes`
 * @param {string} file `accept-quote`
 * @returns {{ paths: string[], notes: string[] }}
 */
export function newCommand(root, domain, file) {
  const folder = `src/domains/${domain}`;
  if (!existsSync(join(root, folder))) throw new Error(`There is no domain ${domain}: npm run new domain ${domain}`);
  const [, verb = '', noun = ''] = /^([a-z]+)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(file) ?? [];
  if (noun === '') throw new Error('The name of a command is verb-noun: accept-quote');
  const paths = [
    writeNew(root, `${folder}/commands/${file}.server.ts`, source(verb, noun)),
    writeNew(root, `${folder}/commands/${file}.test.ts`, test(file, toCamel(file))),
  ];
  const address = `/admin/${noun}/{id}/${verb}`;
  const line = `endpoint('post', '${address}', ${toCamel(file)}, { summary: '${toCamel(file)}' })`;
  const table = insertLine(root, folder, file, line);
  const notes = [
    table === undefined ? `Add the endpoint to the REST table that fits: ${line}` : `${table}: write a French summary.`,
    `tests/architecture/audiences.ts: add 'POST ${address}': 'admin'.`,
    `src/domains/activity/act.texts.ts: add the French sentence of ${noun}.${verb}.`,
  ];
  return { paths: table === undefined ? paths : [...paths, table], notes };
}
