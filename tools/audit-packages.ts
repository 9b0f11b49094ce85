import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, readSignatures, readVulnerabilities, toExitCode } from './audit/npm-answers.ts';
import { runNpm } from './audit/run-npm.ts';
import { compareSbom, createSbom, readLock } from './audit/sbom.ts';
import { ROOT } from './installed.mjs';

// Exit code 0: no finding. 1: one line for each finding. 2: the registry could not be reached.
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function audit(): Finding[] {
  return [
    readVulnerabilities(runNpm(['audit', '--omit=dev', '--audit-level=high', '--json'])),
    readSignatures(runNpm(['audit', 'signatures', '--json'])),
    compareSbom(parseJson(createSbom().stdout), readLock(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))),
  ];
}

try {
  const findings = audit();
  for (const { state, lines } of findings) {
    for (const line of lines) (state === 'ok' ? console.info : console.error)(line);
  }
  process.exitCode = toExitCode(findings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
