import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './built.mjs';
import { productNode, ROOT } from './installed.mjs';

const SOURCES = ['src/demo/art', 'scripts/draw-demo.ts'];
const STAMP = join(ROOT, '.cache', 'demo', '.sources');

/**
 * Draws the pictures of the demo content when the drawing code has changed since the last time.
 * @param {(line: string) => void} say
 * @throws Error with one French line.
 */
export function ensureDrawn(say) {
  const sources = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  say('Dessin des illustrations (une demi-minute, une seule fois)…');
  const { status } = spawnSync(productNode(), [join(ROOT, 'scripts', 'draw-demo.ts')], { cwd: ROOT, stdio: 'ignore' });
  if (status !== 0) throw new Error('Le dessin des illustrations a échoué (node scripts/draw-demo.ts dit tout).');
  writeFileSync(STAMP, sources);
}
