import { describe, expect, it } from 'vitest';
import { declareBuiltIns } from '../../tools/vite/built-in-modules-plugin.ts';

/** Returns the names that a program takes from its imports, with what they are, once Node's own are declarations. */
async function taken(imports: string[], names: string): Promise<Record<string, unknown>> {
  const code = declareBuiltIns([...imports, `export default { ${names} };`].join('\n'));
  expect(code.split('\n')).toHaveLength(imports.length + 1);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
}

describe('modules of Node in the built server', () => {
  it.each([
    ['import { join } from "node:path";', 'join'],
    ['import { join as joined, sep } from "node:path";', 'joined, sep'],
    ['import path from "node:path";', 'path'],
    ['import * as path from "node:path";', 'join: path.join'],
    ['import { sep } from "path";', 'sep'],
  ])('declares the same: %s', async (imported, names) => {
    expect(declareBuiltIns(imported)).toMatch(/^const .* = process\.getBuiltinModule\("(node:)?path"\);$/);
    expect(await taken([imported], names)).toEqual(
      (await import(`data:text/javascript,${encodeURIComponent(`${imported}\nexport default { ${names} };`)}`)).default,
    );
  });

  it.each([
    'import { default as path } from "node:path";',
    'import path, { join } from "node:path";',
    'import "node:path";',
    'import { z } from "zod";',
    'import { a } from "./early.js";',
  ])('leaves as it is: %s', (imported) => {
    expect(declareBuiltIns(imported)).toBe(imported);
  });

  it('leaves what only looks like an import, after the first line of the program', () => {
    const code = 'import { sep } from "./a.js";\nconst text = `\nimport { join } from "node:path";\n`;';
    expect(declareBuiltIns(code)).toBe(code);
  });
});
