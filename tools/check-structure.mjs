import { inspectStructure } from './structure/inspect.mjs';

const { faults, files, medianLines } = inspectStructure(process.cwd());
for (const { rule, path, wrong } of faults) console.error(`${rule}: ${path}: ${wrong}`);
console.log(`${files} files in src, median ${medianLines} lines, ${faults.length} faults`);
if (files === 0 || faults.length > 0) process.exitCode = 1;
