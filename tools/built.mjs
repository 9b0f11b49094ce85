import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { productNode, ROOT } from '../scripts/launch/product-node.mjs';
import { toolEnvironment } from './installed.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { timed } from './timed.mjs';

const SOURCES = [
  'src',
  'demo',
  'guide',
  'public',
  'tools/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const STAMP = join(ROOT, 'build', '.sources');
const LOCK = join(ROOT, '.cache', 'build.lock');
const ENTRY = join(ROOT, 'build', 'server', 'index.js');

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

/**
 * Hashes the sources without tests, which are never built.
 * @param {string[]} sources
 */
function getHash(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const lastStamp = () => (existsSync(ENTRY) && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined);

/**
 * Returns the first useful line; the bundler's own first line only counts the errors.
 * @param {string} text
 */
function reasonIn(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  const errors = lines.filter((line) => /error|could not|cannot/i.test(line) && !/^Build failed/.test(line));
  return errors[0] ?? lines.find(Boolean) ?? 'raison inconnue';
}

/** Returns whether the build has the sources of now. */
export const isBuilt = () => lastStamp() === getHash(SOURCES);

/**
 * Builds when a source has changed since the last build; of two processes, the second waits for the first one's.
 * @param {(line: string) => void} print
 * @throws Error with one French line.
 */
export function ensureBuilt(print) {
  const sources = getHash(SOURCES);
  if (lastStamp() === sources) return;
  inTurn(print, () => {
    if (lastStamp() !== sources) timed('Construction du site', print, () => build(sources, 'pipe'));
  });
}

/**
 * Builds in any case and shows what the bundler writes; the next start does not build again.
 * @param {(line: string) => void} print
 * @throws Error with one French line.
 */
export const buildAgain = (print) => inTurn(print, () => build(getHash(SOURCES), 'inherit'));

/**
 * @param {(line: string) => void} print
 * @param {() => void} work
 */
const inTurn = (print, work) =>
  oneAtATime(LOCK, { onWait: () => print('Un autre processus construit déjà le site : attente…'), work });

/**
 * @param {string} sources hash of the sources
 * @param {'pipe' | 'inherit'} output of the bundler
 */
function build(sources, output) {
  rmSync(STAMP, { force: true });
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const { status, stdout, stderr } = spawnSync(productNode(), [cli, 'build'], {
    cwd: ROOT,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', output, output],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(explainBuild(stderr || stdout || ''));
  writeFileSync(STAMP, sources);
}

/**
 * Returns why the build failed, in one French sentence.
 * @param {string} text what the bundler wrote
 */
export const explainBuild = (text) =>
  /\bENOSPC\b/.test(text)
    ? 'La construction a rempli le disque : libérez de la place, puis recommencez.'
    : `La construction a échoué : ${reasonIn(text)} (npm run build dit tout).`;
