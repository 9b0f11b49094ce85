import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page, table } from './table.ts';

const FOLDER = 'docs/adr';

/** Returns the index of the decision records. */
export function recordsPage(root: string): string {
  const rows = readdirSync(join(root, FOLDER))
    .filter((name) => /^\d{4}-.+\.md$/.test(name))
    .sort()
    .map((name) => {
      const [heading = ''] = readFileSync(join(root, FOLDER, name), 'utf8').split('\n', 1);
      const title = heading.replace(/^# \d{4}( ·)? /, '');
      return [`[${name.slice(0, 4)}](${name})`, title];
    });
  return page(
    'Decision records',
    'A record explains a choice that someone could reasonably undo: context, decision, consequences. Copy [template.md](template.md), take the next number, stay below 30 lines. A record is not rewritten when the decision changes: a new one replaces it, and the old one gets a line that says so.',
    table(['record', 'decision'], rows),
  );
}
