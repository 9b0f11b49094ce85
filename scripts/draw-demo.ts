import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { altOf, ILLUSTRATION_NAMES, rasterise } from '#src/demo/art/illustrations.server.ts';

// Draws the demo pictures once for all starts: drawing one takes about a second, storing one a tenth of that.
const FOLDER = '.cache/demo';
/** The widest that the media pipeline serves. */
const WIDTH = 1200;
const QUALITY = 88;

type Drawn = Record<string, { file: string; alt: string }>;

async function draw(names: string[]): Promise<Drawn> {
  const drawn: Drawn = {};
  for (const name of ILLUSTRATION_NAMES.filter((one) => names.includes(one))) {
    const file = `${name}.jpg`;
    const bytes = await sharp(await rasterise(name, WIDTH))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    writeFileSync(join(FOLDER, file), bytes);
    drawn[name] = { file, alt: altOf(name) };
  }
  return drawn;
}

/** One process for each core: the drawing itself is this program's own work, not libvips'. */
async function drawAll(): Promise<Drawn> {
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, share) =>
    ILLUSTRATION_NAMES.filter((_name, at) => at % cores === share),
  );
  const parts = shares.map(async (names) => {
    const [drawn] = await once(fork(fileURLToPath(import.meta.url), names), 'message');
    return drawn as Drawn;
  });
  return Object.assign({}, ...(await Promise.all(parts)));
}

const [, , ...names] = process.argv;
mkdirSync(FOLDER, { recursive: true });
if (names.length > 0) process.send?.(await draw(names));
else writeFileSync(join(FOLDER, 'pictures.json'), JSON.stringify(await drawAll(), null, 2));
