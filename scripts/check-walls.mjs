import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { forbidden, options } from '../.dependency-cruiser.mjs';

/** Walls of the tree in the current folder; the house tests run it on trees with planted faults. */
const roots = ['src', 'tests', 'scripts'].filter((root) => globSync(`${root}/**/*`).length > 0);
const onDisk = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));

const { output } = await cruise(roots, { ...options, validate: true, ruleSet: { forbidden } });
if (typeof output === 'string') throw new Error('Unexpected report.');

const { violations } = output.summary;
const read = new Set(output.modules.map((module) => module.source));
const unread = onDisk.filter((file) => !read.has(file));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))));
} else {
  for (const { rule, from, to, cycle } of violations) {
    console.error(`${rule.name}: ${from} → ${cycle?.map((step) => step.name).join(' → ') ?? to}`);
  }
  for (const file of unread) console.error(`not read: ${file}`);
  console.log(`${output.modules.length} modules, ${violations.length} broken walls`);
}

// No module read means a parser that gave up, not a clean house.
if (onDisk.length === 0 || unread.length > 0 || violations.length > 0) process.exitCode = 1;
