import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { ROOT } from '../installed.mjs';
import { readStages, readVariables, type Stage } from './image/dockerfile.ts';
import { Overlay } from './image/overlay.ts';

// Follows the Dockerfile without Docker, as root on Linux: each stage is a layer over this machine's own system. Then
// starts the result as its user, on a read-only disk, without a network, and asks its health check.
const root = mkdtempSync(join(tmpdir(), 'faitage-image-'));
const overlays = new Map<string, Overlay>();

/** Returns the committed files that the builder would receive. */
function writeContext(): string {
  const folder = join(root, 'context');
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 256_000_000 });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  for (const name of readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => /^\.?\w+$/.test(line)))
    rmSync(join(folder, name), { recursive: true, force: true });
  return folder;
}

function copy(rest: string, to: string, workdir: string, context: string): void {
  const words = rest.split(/\s+/);
  const [, from = ''] = /^--from=(\S+)$/.exec(words[0] ?? '') ?? [];
  const source = from === '' ? context : (overlays.get(from)?.upper ?? '');
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = join(to, resolve(workdir, paths.at(-1) ?? ''));
  for (const path of paths.slice(0, -1)) {
    const isFolder = path === '.' || from !== '';
    cpSync(join(source, path), isFolder ? target : join(target, basename(path)), { recursive: true });
  }
}

interface Built {
  overlay: Overlay;
  variables: Record<string, string>;
  workdir: string;
  account: string;
  command: string[];
  check: string[];
}

function buildStage({ name, instructions }: Stage, context: string): Built {
  const overlay = new Overlay(join(root, name), process.execPath);
  overlays.set(name, overlay);
  const built: Built = { overlay, variables: {}, workdir: '/', account: '0:0', command: [], check: [] };
  for (const { word, rest } of instructions) {
    console.log(`${name}: ${word} ${rest.slice(0, 100)}`);
    if (word === 'WORKDIR') built.workdir = rest;
    else if (word === 'ENV') Object.assign(built.variables, readVariables(rest));
    else if (word === 'USER') built.account = rest;
    else if (word === 'CMD') built.command = JSON.parse(rest);
    else if (word === 'HEALTHCHECK') built.check = JSON.parse(rest.slice(rest.indexOf('[')));
    else if (word === 'COPY') copy(rest, overlay.upper, built.workdir, context);
    else if (word === 'RUN') overlay.run(rest, { variables: built.variables, folder: built.workdir });
    if (word === 'WORKDIR') mkdirSync(join(overlay.upper, rest), { recursive: true });
  }
  return built;
}

const quoted = (words: string[]): string => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');

/** Starts the image with an empty site; waits until its health check is content; stops it by SIGTERM. */
function start({ overlay, variables, workdir, account, command, check }: Built): void {
  const script = `${quoted(command)} & server=$!
    for turn in $(seq 600); do ${quoted(check)} && break; sleep 0.2; done
    ${quoted(check)} && echo HEALTHY; kill -TERM $server; wait $server; echo "CODE $?"
    touch /opt/faitage/new 2>/dev/null || echo READ-ONLY; id -u; ls /data`;
  const output = overlay.run(script, {
    variables: { ...variables, DEMO: '0', PORT: '3000' },
    folder: workdir,
    account,
    isOffline: true,
    before:
      'mount -o remount,ro $root; mount -t tmpfs tmpfs $root/tmp; mount -t tmpfs -o mode=0700,uid=1000 tmpfs $root/data',
  });
  console.log(output);
  for (const word of ['HEALTHY', 'CODE 0', 'READ-ONLY', 'faitage.sqlite'])
    if (!output.includes(word)) throw new Error(`The image is not as it should be: no ${word}.`);
}

try {
  const context = writeContext();
  const built = readStages(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).map((stage) => buildStage(stage, context));
  const last = built.at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  start(last);
  const size = execFileSync('du', ['-sm', join(last.overlay.upper, 'opt/faitage')], { encoding: 'utf8' });
  console.log(`Written over the base image: ${size.split('\t')[0]} MB`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
