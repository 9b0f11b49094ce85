import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIENCES, addAudience, insert } from './insert.mjs';
import { toCamel, writeNew } from './names.mjs';

const ACT_TEXTS = 'src/domains/activity/act.texts.ts';

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
 * Returns the REST tables of a domain.
 * @param {string} root
 * @param {string} folder
 */
const findTables = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.api.server.ts'))
    .map((name) => `${folder}/${name}`);

/**
 * Returns the address of the domain's records in the back office, as its other endpoints have it.
 * @param {string} text of the REST tables
 * @param {string} noun
 */
function toBase(text, noun) {
  const [, ofRecords] = /'(\/admin\/[a-z/-]+)\/\{id\}/.exec(text) ?? [];
  const [, ofDomain] = /'(\/admin\/[a-z-]+)/.exec(text) ?? [];
  return ofRecords ?? ofDomain ?? `/admin/${noun}s`;
}

/**
 * Adds the endpoint to a REST table.
 * @param {string} root
 * @param {string} table
 * @param {string} file
 * @param {string} line
 */
function addEndpoint(root, table, file, line) {
  const text = readFileSync(join(root, table), 'utf8');
  const end = text.lastIndexOf('\n];');
  if (end < 0) throw new Error(`${table} has no list of endpoints that ends with "];".`);
  const imported = `import { ${toCamel(file)} } from './commands/${file}.server.ts';\n`;
  writeFileSync(join(root, table), `${imported}${text.slice(0, end)}\n  ${line},${text.slice(end)}`);
}

/**
 * Adds a sentence to the audit log's texts, unless these have words for the action; returns whether it did.
 * @param {string} root
 * @param {string} noun
 * @param {string} verb
 */
function addSentence(root, noun, verb) {
  const start = '  sentences: {';
  const [words = '', sentences = ''] = readFileSync(join(root, ACT_TEXTS), 'utf8').split(start);
  const [verbs = '', things = ''] = words.split('  things: {');
  /** @type {(part: string, key: string) => boolean} */
  const has = (part, key) => new RegExp(`^ {4}'?${key.replace('.', '\\.')}'?:`, 'm').test(part);
  if (has(sentences, `${noun}.${verb}`) || (has(verbs, verb) && has(things, noun))) return false;
  insert(root, ACT_TEXTS, start, `${start}\n    '${noun}.${verb}': 'a fait « ${verb} » sur {name}',`);
  return true;
}

/**
 * Writes a command and its test, and adds its endpoint, its audience and its sentence in the audit log.
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
  const tables = findTables(root, folder);
  const texts = tables.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  const address = `${toBase(texts, noun)}/{id}/${verb}`;
  const line = `endpoint('post', '${address}', ${toCamel(file)}, { summary: '${toCamel(file)}' })`;
  const paths = [
    writeNew(root, `${folder}/commands/${file}.server.ts`, source(verb, noun)),
    writeNew(root, `${folder}/commands/${file}.test.ts`, test(file, toCamel(file))),
  ];
  const sentence = addSentence(root, noun, verb) ? [`${ACT_TEXTS}: write the French sentence of ${noun}.${verb}.`] : [];
  const [table] = tables;
  if (table === undefined || tables.length > 1) {
    const row = `'POST ${address}': 'admin'`;
    const notes = [`Add the endpoint to the REST table that fits: ${line}`, `${AUDIENCES}: add ${row}.`, ...sentence];
    return { paths: [...paths, ACT_TEXTS], notes };
  }
  addEndpoint(root, table, file, line);
  addAudience(root, `POST ${address}`);
  return { paths: [...paths, table, ACT_TEXTS, AUDIENCES], notes: [`${table}: write a French summary.`, ...sentence] };
}
