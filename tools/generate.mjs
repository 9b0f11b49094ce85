import { spawnSync } from 'node:child_process';
import { newCommand } from './generate/command.mjs';
import { newDomain } from './generate/domain.mjs';
import { ROOT, toolEnvironment } from './installed.mjs';

const USAGE = 'Usage: npm run new command <domain> <verb-noun>\n       npm run new domain <id>';

/** @param {string[]} parts */
function generate([kind, ...names]) {
  const [first = '', second = ''] = names;
  if (kind === 'command' && names.length === 2) return newCommand(ROOT, first, second);
  if (kind === 'domain' && names.length === 1) return newDomain(ROOT, first);
  throw new Error(USAGE);
}

try {
  const { paths, notes } = generate(process.argv.slice(2));
  const options = { cwd: ROOT, env: { ...process.env, ...toolEnvironment() } };
  spawnSync('biome', ['check', '--write', ...paths], { ...options, shell: process.platform === 'win32' });
  const { status, stderr } = spawnSync(process.execPath, ['tools/docs-tables.mjs'], { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  console.log([...paths, 'docs/reference', '', 'Next:', ...notes, 'Then: npm run check'].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
