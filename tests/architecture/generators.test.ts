import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newCommand } from '../../tools/generate/command.mjs';
import { newDomain } from '../../tools/generate/domain.mjs';
import { inspectStructure } from '../../tools/structure/inspect.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const AUDIENCES = 'tests/architecture/audiences.ts';
const ACT_TEXTS = 'src/domains/activity/act.texts.ts';
/** Files that the generators change. */
const CHANGED = ['architecture.mjs', 'src/app/api.server.ts', AUDIENCES, ACT_TEXTS];
let folder = '';

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generate-'));
  for (const path of CHANGED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('newDomain and newCommand', () => {
  it.each(['warranties', 'sales/discount-codes'])('writes %s and a command without a structure fault', (id) => {
    newDomain(folder, id);
    newCommand(folder, id, 'approve-entry');
    const { faults, files } = inspectStructure(folder);
    expect([faults, files]).toEqual([[], 8]);
  });

  it('registers a domain in the plan and in the API', () => {
    newDomain(folder, 'warranties');
    expect(read('architecture.mjs')).toContain("export const domains = {\n  'warranties': [],");
    expect(read('src/app/api.server.ts')).toContain('  ...warrantiesApi,\n');
  });

  it('adds the endpoint of a command to the only table of its domain', () => {
    newDomain(folder, 'warranties');
    newCommand(folder, 'warranties', 'approve-entry');
    const table = read('src/domains/warranties/warranties.api.server.ts');
    expect(table).toContain("from './commands/approve-entry.server.ts'");
    expect(table).toMatch(/endpoint\('post', '\/admin\/warranties\/\{id\}\/approve', approveEntry, .+\n\];/);
  });

  it('takes the address of the records from the endpoints of the domain', () => {
    const table = 'src/domains/services/service.api.server.ts';
    cpSync(join(ROOT, table), join(folder, table));
    newCommand(folder, 'services', 'rename-service');
    expect(read(table)).toContain("endpoint('post', '/admin/services/{id}/rename', renameService,");
    expect(read(AUDIENCES)).toContain("  'POST /admin/services/{id}/rename': 'admin',\n};");
  });

  it('adds what the tests of authorisation and audit compare, so that they pass before any other change', () => {
    newDomain(folder, 'warranties');
    newCommand(folder, 'warranties', 'approve-entry');
    for (const name of ['GET /admin/warranties/statistics', 'POST /admin/warranties/{id}/approve']) {
      expect(read(AUDIENCES)).toContain(`  '${name}': 'admin',\n`);
    }
    expect(read(ACT_TEXTS)).toContain("  sentences: {\n    'entry.approve': '");
  });

  it('leaves the audit texts as they are when these have words for the action', () => {
    newDomain(folder, 'warranties');
    newCommand(folder, 'warranties', 'activate-service');
    expect(read(ACT_TEXTS)).toBe(readFileSync(join(ROOT, ACT_TEXTS), 'utf8'));
  });

  it('changes nothing in a domain that exists', () => {
    newDomain(folder, 'warranties');
    const before = read(AUDIENCES);
    expect(() => newDomain(folder, 'warranties')).toThrow('src/domains/warranties exists: npm run new command');
    mkdirSync(join(folder, 'src/domains/services'));
    expect(() => newDomain(folder, 'services')).toThrow('exists');
    expect(readdirSync(join(folder, 'src/domains/services'))).toEqual([]);
    expect(read(AUDIENCES)).toBe(before);
  });

  it('refuses an unknown domain, a name without a verb, and a file that exists', () => {
    newDomain(folder, 'warranties');
    newCommand(folder, 'warranties', 'approve-entry');
    expect(() => newCommand(folder, 'discounts', 'approve-entry')).toThrow('npm run new domain discounts');
    expect(() => newCommand(folder, 'warranties', 'entry')).toThrow('verb-noun');
    expect(() => newCommand(folder, 'warranties', 'approve-entry')).toThrow('exists');
    expect(() => newDomain(folder, 'Warranties')).toThrow('kebab-case');
  });
});
