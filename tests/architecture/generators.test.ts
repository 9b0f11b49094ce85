import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newCommand } from '../../tools/generate/command.mjs';
import { newDomain } from '../../tools/generate/domain.mjs';
import { inspectStructure } from '../../tools/structure/inspect.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
let folder = '';

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generate-'));
  mkdirSync(join(folder, 'src/app'), { recursive: true });
  for (const path of ['architecture.mjs', 'src/app/api.server.ts']) cpSync(join(ROOT, path), join(folder, path));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('newDomain and newCommand', () => {
  it.each(['warranties', 'sales/discount-codes'])('writes %s and a command without a structure fault', (id) => {
    newDomain(folder, id);
    newCommand(folder, id, 'approve-entry');
    const { faults, files } = inspectStructure(folder);
    expect([faults, files]).toEqual([[], 7]);
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
    expect(table).toMatch(/endpoint\('post', '\/admin\/entry\/\{id\}\/approve', approveEntry, .+\n\];/);
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
