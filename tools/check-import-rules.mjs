import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { forbidden, options } from '../.dependency-cruiser.mjs';
import { DOMAIN } from './import-rules/import-rule.mjs';

/** Checks the tree in the current folder; tests/architecture runs it on trees with planted faults. */
const roots = ['src', 'demo', 'tests', 'tools'].filter((root) => globSync(`${root}/**/*`).length > 0);
const onDisk = globSync('{src,demo}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));

const { output } = await cruise(roots, { ...options, validate: true, ruleSet: { forbidden } });
if (typeof output === 'string') throw new Error('Unexpected report.');

const { violations } = output.summary;
const read = new Set(output.modules.map((module) => module.source));
const unread = onDisk.filter((file) => !read.has(file));

/** @param {string} file */
const domainAt = (file) => new RegExp(DOMAIN).exec(file)?.[1];

/**
 * Returns the file that offers a private file's function to other domains: that of the entity, else those of the domain.
 * @param {string} from
 * @param {string} to
 */
function allowedFiles(from, to) {
  const domain = domainAt(to);
  if (domain === undefined || domain === domainAt(from) || !/\.(store|queries)\.server\.ts$|\/commands\//.test(to))
    return [];
  const own = `src/domains/${domain}/${basename(to).replace(/\..*$/, '')}.internal.server.ts`;
  const existing = onDisk.filter((file) => domainAt(file) === domain && file.endsWith('.internal.server.ts'));
  return existing.includes(own) || existing.length === 0 ? [own] : existing;
}

const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to, cycle } of violations) {
  console.error(`${from} may not import ${cycle?.map((step) => step.name).join(' → ') ?? to}`);
  console.error(`  ${rule.name}: ${reasons.get(rule.name)}`);
  const files = allowedFiles(from, to);
  if (files.length > 0) console.error(`  here: ${files.join(', ')}`);
}
for (const file of unread) console.error(`not read: ${file}`);
const listed = violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
const summary = `${output.modules.length} modules, ${violations.length} violations`;
console.log(process.argv.includes('--json') ? JSON.stringify(listed) : summary);

// No module read means a parser that gave up, not a correct tree.
if (onDisk.length === 0 || unread.length > 0 || violations.length > 0) process.exitCode = 1;
