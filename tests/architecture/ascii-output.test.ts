import { describe, expect, it } from 'vitest';
import { toAscii } from '../../tools/vite/ascii-output-plugin.ts';

/** Returns what a program means, once its code is written in ASCII. */
async function evaluated(code: string): Promise<unknown> {
  const ascii = toAscii(`export default ${code};`);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  return (await import(`data:text/javascript,${encodeURIComponent(ascii)}`)).default;
}

describe('code in ASCII', () => {
  it.each([
    ["'Faîtage : 1 500 €'", 'Faîtage : 1 500 €'],
    ['`été 🏠`', 'été 🏠'],
    ["'œuvre'.replace(/œ/, 'oe')", 'oeuvre'],
    ["/^[à-ÿ]+$/u.test('éàü')", true],
    ["/^[🏠]$/u.test('🏠')", true],
    ["/^[🏠]$/v.test('🏡')", false],
    ["({ prénom: 'Zoé' }).prénom", 'Zoé'],
    ['JSON.parse(\'{"é":1}\').é', 1],
    ['/* été */ 1', 1],
  ])('means the same: %s', async (code, meant) => {
    expect(await evaluated(code)).toBe(meant);
  });
});
