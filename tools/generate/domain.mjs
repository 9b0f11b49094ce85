import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIENCES, addAudience, insert } from './insert.mjs';
import { toCamel, toPascal, writeNew } from './names.mjs';

/** @param {string} name */
const contract = (name) => `import { z } from 'zod';

export const ${toPascal(name)}Overview = z.object({ total: z.int() });
`;

/** @param {string} name */
const queries = (name) => `import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ${toPascal(name)}Overview } from './${name}.contract.ts';

/** Counts the stored records of the domain. */
export const count${toPascal(name)} = query({
  allow: 'admin',
  input: z.object({}),
  output: ${toPascal(name)}Overview,
  run: async () => ({ total: 0 }),
});
`;

/** @param {string} name */
const test = (name) => `import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { count${toPascal(name)} } from './${name}.queries.server.ts';

useDatabase();

describe('count${toPascal(name)}', () => {
  it('returns zero without records', async () => {
    expect(await count${toPascal(name)}(await asAdmin(), {})).toEqual({ total: 0 });
  });

  it('refuses visitors', async () => {
    await expect(count${toPascal(name)}(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
`;

/** @param {string} name */
const api = (name) => `import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { count${toPascal(name)} } from './${name}.queries.server.ts';

export const ${toCamel(name)}Api: Endpoint[] = [
  endpoint('get', '/admin/${name}/statistics', count${toPascal(name)}, { summary: '${name}' }),
];
`;

/**
 * Writes a domain with one query, and registers it in the plan, in the API and in the table of audiences.
 * @param {string} root
 * @param {string} id `warranties`, `sales/discounts`
 * @returns {{ paths: string[], notes: string[] }}
 */
export function newDomain(root, id) {
  const [, name = ''] = /^(?:(?:accounts|places|sales)\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(id) ?? [];
  if (name === '')
    throw new Error('The id of a domain is a name in kebab-case, after accounts/, places/, sales/ or alone.');
  const folder = `src/domains/${id}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists: npm run new command ${id} <verb-noun>`);
  const paths = [
    writeNew(root, `${folder}/${name}.contract.ts`, contract(name)),
    writeNew(root, `${folder}/${name}.queries.server.ts`, queries(name)),
    writeNew(root, `${folder}/${name}.queries.test.ts`, test(name)),
    writeNew(root, `${folder}/${name}.api.server.ts`, api(name)),
  ];
  const table = `${toCamel(name)}Api`;
  const app = 'src/app/api.server.ts';
  insert(root, 'architecture.mjs', 'export const domains = {', `export const domains = {\n  '${id}': [],`);
  insert(
    root,
    app,
    'import type { Hono }',
    `import { ${table} } from '#${folder}/${name}.api.server.ts';\nimport type { Hono }`,
  );
  insert(root, app, 'ENDPOINTS: Endpoint[] = [', `ENDPOINTS: Endpoint[] = [\n  ...${table},`);
  addAudience(root, `GET /admin/${name}/statistics`);
  const notes = [
    `${folder}/${name}.api.server.ts: write a French summary.`,
    'architecture.mjs: list the domains that it may import; write a decision record.',
    'Add a store with the tables of the domain, and let the query read it.',
  ];
  return { paths: [...paths, 'architecture.mjs', app, AUDIENCES], notes };
}
