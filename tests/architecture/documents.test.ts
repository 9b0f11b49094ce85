import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md']);
const VARIABLES = matches(read('src/platform/config.server.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm);

describe('documents', () => {
  it('names every variable of the configuration, and no other', () => {
    expect(VARIABLES).toContain('DATA_DIR');
    expect(matches(read('.env.example'), /^([A-Z0-9_]+)=/gm).sort()).toEqual([...VARIABLES].sort());
    const [, table = ''] = /## Configuration\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
    const named = matches(table, /^\| (.+?) \|/gm).flatMap((cell) => matches(cell, /`([A-Z0-9_]+)`/g));
    expect(named.sort()).toEqual([...VARIABLES].sort());
  });

  it('contains no dead link', () => {
    expect(DOCUMENTS).toContain('README.md');
    for (const path of DOCUMENTS) {
      for (const target of matches(read(path), /[^!]\[[^\]]*\]\(([^)#]+)[^)]*\)/g)) {
        if (!target.includes('://')) expect(existsSync(join(dirname(path), target)), `${path}: ${target}`).toBe(true);
      }
    }
  });

  it('keeps decision records short and numbered without a gap', () => {
    const records = globSync('docs/adr/[0-9]*.md').sort();
    expect(records.map((path) => path.slice('docs/adr/'.length).slice(0, 4))).toEqual(
      records.map((_, index) => String(index + 1).padStart(4, '0')),
    );
    for (const path of records) expect(read(path).split('\n').length, path).toBeLessThanOrEqual(31);
  });
});
