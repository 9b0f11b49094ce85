import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../installed.mjs';
import { readStages, readVariables, type Stage } from './image/dockerfile.ts';
import { Overlay } from './image/overlay.ts';

// Follows the Dockerfile without Docker, as root on Linux: a stage with a base image is a layer over this machine's own
// system, or over the unpacked base image (--base FOLDER); a stage without one is a layer over nothing. Then starts the
// result as its user, alone on a read-only disk, without a network, uses what needs libraries, and measures it.
const MOST_BYTES = 250_000_000;
const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });
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
    const to = isFolder ? target : join(target, basename(path));
    cpSync(join(source, path), to, { recursive: true, verbatimSymlinks: true });
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

/** Returns the file system that a stage begins with. */
function openStage({ name, base }: Stage): Overlay {
  const isEmpty = base === 'scratch';
  const overlay = new Overlay(join(root, name), isEmpty ? undefined : values.base);
  if (!isEmpty) overlay.addNode(process.execPath);
  const system = isEmpty ? 'nothing' : `${readSystem(values.base)} at ${values.base} in place of ${base}`;
  console.log(`${name}: over ${system}`);
  overlays.set(name, overlay);
  return overlay;
}

const readSystem = (folder: string): string =>
  /^PRETTY_NAME="(.+)"$/m.exec(readFileSync(join(folder, 'etc/os-release'), 'utf8'))?.[1] ?? 'an unknown system';

function buildStage(stage: Stage, context: string): Built {
  const { name, instructions } = stage;
  const overlay = openStage(stage);
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

/** Runs the probe in the image, as its user; what a container's runtime brings (names, disks) is brought here. */
function tryImage({ overlay, variables, workdir, account, command, check }: Built): void {
  const owner = 'mode=0700,uid=1000';
  const before = `echo '127.0.0.1 localhost' > $root/etc/hosts; echo 'nameserver 127.0.0.1' > $root/etc/resolv.conf
    echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start
    mount -o remount,ro $root; mount -t tmpfs tmpfs $root/tmp
    for folder in data backups; do mount -t tmpfs -o ${owner} tmpfs $root/$folder; done
    cp ${quoted([join(import.meta.dirname, 'image/probe.mjs')])} $root/tmp`;
  const own = { DEMO: '1', PORT: '3000', ADMIN_EMAIL: 'admin@essai.example', ADMIN_PASSWORD: 'Une-ardoise-bleue-7' };
  const script = quoted(['node', '/tmp/probe.mjs', JSON.stringify(command), JSON.stringify(check)]);
  console.log(
    overlay.run(script, { variables: { ...variables, ...own }, folder: workdir, account, isOffline: true, before }),
  );
}

/** Measures what a machine stores for the unpacked image. @throws Error when it is too large. */
function measure({ upper }: Overlay): void {
  const count = (folder: string): number =>
    Number(
      execFileSync('du', ['--apparent-size', '--block-size=1', '-s', folder], { encoding: 'utf8' }).split('\t')[0],
    );
  const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const bytes = count(upper);
  const parts = ['opt/faitage', 'usr/local/bin'].map((part) => `${inMegabytes(count(join(upper, part)))} in /${part}`);
  console.log(`Image, unpacked: ${inMegabytes(bytes)} (250 at most), of which ${parts.join(' and ')}`);
  if (bytes > MOST_BYTES) throw new Error('The image is too large.');
}

try {
  const context = writeContext();
  const built = readStages(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).map((stage) => buildStage(stage, context));
  const last = built.at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  measure(last.overlay);
  tryImage(last);
} finally {
  rmSync(root, { recursive: true, force: true });
}
