import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client/typescript.ts';
import { ROOT } from './installed.mjs';

// Writes the generated files of the TypeScript client.
for (const [name, text] of Object.entries(clientFiles())) {
  writeFileSync(join(ROOT, 'clients', 'typescript', name), text);
  console.log(`clients/typescript/${name}: ${text.length} characters`);
}
