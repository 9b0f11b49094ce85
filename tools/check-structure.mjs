import { inspectStructure } from './structure/inspect.mjs';

const { faults, files, medianLines } = inspectStructure(process.cwd());
for (const { rule, path, line, wrong } of faults) {
  console.error(`${rule}: ${line === undefined ? path : `${path}:${line}`}: ${wrong}`);
}
console.log(`${files} files in src, median ${medianLines} lines, ${faults.length} faults`);
if (files === 0 || faults.length > 0) process.exitCode = 1;
