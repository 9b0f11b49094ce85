import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|txt|webmanifest)$/;
const SMALL_BYTES = 500;

/** Writes a `.br` and a `.gz` next to every text file of the browser build, at the best quality. */
export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const body = await readFile(path);
      if (body.byteLength < SMALL_BYTES) return;
      const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body, { level: 9 })]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
