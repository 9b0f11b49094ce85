import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPages } from './docs/pages.ts';
import { ROOT } from './installed.mjs';

// Writes the pages of the documentation that are derived from the code.
for (const [path, text] of Object.entries(await generatedPages(ROOT))) {
  writeFileSync(join(ROOT, path), text);
  console.log(path);
}
