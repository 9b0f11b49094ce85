import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { forbidden, options } from '../.dependency-cruiser.mjs';

/** Checks the tree in the current folder; tests/architecture runs it on trees with planted faults. */
const roots = ['src', 'demo', 'tests', 'tools'].filter((root) => globSync(`${root}/**/*`).length > 0);
const onDisk = globSync('{src,demo}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));

const { output } = await cruise(roots, { ...options, validate: true, ruleSet: { forbidden } });
if (typeof output === 'string') throw new Error('Unexpected report.');

const { violations } = output.summary;
const read = new Set(output.modules.map((module) => module.source));
const unread = onDisk.filter((file) => !read.has(file));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))));
} else {
  const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  for (const { rule, from, to, cycle } of violations) {
    console.error(`${from} may not import ${cycle?.map((step) => step.name).join(' → ') ?? to}`);
    console.error(`  ${rule.name}: ${reasons.get(rule.name)}`);
  }
  for (const file of unread) console.error(`not read: ${file}`);
  console.log(`${output.modules.length} modules, ${violations.length} violations`);
}

// No module read means a parser that gave up, not a correct tree.
if (onDisk.length === 0 || unread.length > 0 || violations.length > 0) process.exitCode = 1;
