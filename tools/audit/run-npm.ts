import { spawnSync } from 'node:child_process';
import { npmCommand, ROOT } from '../installed.mjs';
import type { Answer } from './npm-answers.ts';

const MOST_BYTES = 64_000_000;
const WITHIN_MS = 300_000;

/** Runs npm until it exits, by default in the project's folder. */
export function runNpm(words: string[], folder = ROOT): Answer {
  const [command = 'npm', ...before] = npmCommand();
  const { status, stdout, stderr, error } = spawnSync(command, [...before, ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    timeout: WITHIN_MS,
    shell: process.platform === 'win32' && before.length === 0,
  });
  return { code: status, stdout: stdout ?? '', stderr: error?.message ?? stderr };
}
