import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/postgres.ts';
import { ensureBuilt } from '../built.mjs';
import { packRelease } from '../release/pack-release.ts';

// Packs the product and starts it as someone does who has Node and nothing else: in a path with spaces and accents,
// as an account without rights, code read-only, without a network.
const NOBODY = 65_534;
const FIRST_MS = 10_000;
const SECOND_MS = 2_000;
const MOST_BYTES = 30_000_000;
/** Time of every file in the archive. */
const SECONDS = 1_700_000_000;

const isRoot = process.getuid?.() === 0;
const canIsolate = isRoot && spawnSync('unshare', ['--net', 'true']).status === 0;
const root = mkdtempSync(join(tmpdir(), 'faitage-release-'));
chmodSync(root, 0o755);

const findings: boolean[] = [];
function report(what: string, isMet: boolean): void {
  findings.push(isMet);
  console.log(`${isMet ? '✓' : '✗'} ${what}`);
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1).replace('.', ',')} s`;
const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Returns the command that runs `parts` without rights and without a network, as far as this account may. */
function isolate(parts: string[]): string[] {
  if (!isRoot) return parts;
  const powerless = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs', ...parts];
  return canIsolate
    ? ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...powerless]
    : powerless;
}

interface Start {
  milliseconds: number;
  code: number;
  output: string;
}

interface Trial {
  name: string;
  variables: string[];
  /** Most milliseconds to the first page. */
  limit: number;
}

async function startTwice(folder: string, node: string, { name, variables, limit }: Trial): Promise<void> {
  const data = join(root, `Données, ${name}`);
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const probe = join(root, 'first-page.mjs');
  copyFileSync(join(import.meta.dirname, 'release', 'first-page.mjs'), probe);
  const port = String(await freePort());
  const [command = '', ...rest] = isolate([node, probe, folder, data, port, ...variables]);
  const path = `${join(root, 'bin')}${isRoot ? '' : `:${process.env.PATH}`}`;
  const found = spawnSync(command, rest, {
    encoding: 'utf8',
    env: { PATH: isRoot ? `${path}:/usr/sbin:/usr/bin:/sbin:/bin` : path },
  });
  if (found.status !== 0) return report(`${name} : ${found.stderr.trim() || found.error?.message}`, false);
  const { first, second } = JSON.parse(found.stdout) as { first: Start; second: Start };
  const most = `(${limit / 1_000} s au plus)`;
  report(`${name}, première page : ${seconds(first.milliseconds)} ${most}`, first.milliseconds <= limit);
  report(`${name}, second démarrage : ${seconds(second.milliseconds)} (2 s au plus)`, second.milliseconds <= SECOND_MS);
  report(`${name} : arrêts par SIGTERM, code 0`, first.code === 0 && second.code === 0);
  const work = /Installation|Construction/.exec(first.output + second.output);
  report(`${name} : ni installation, ni construction`, work === null);
}

/** Removes every right to write from the code. */
function makeReadOnly(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, statSync(path).mode & 0o555);
  }
  chmodSync(folder, 0o555);
}

try {
  ensureBuilt((line) => console.log(line));
  const archive = await packRelease(join(root, 'first'), SECONDS);
  const bytes = statSync(archive).size;
  report(`archive : ${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mo (30 au plus)`, bytes <= MOST_BYTES);
  report(
    'deux archives du même code sont identiques',
    hash(archive) === hash(await packRelease(join(root, 'again'), SECONDS)),
  );
  const place = join(root, 'Façade d’été (à Nîmes)');
  mkdirSync(place);
  execFileSync('tar', ['--extract', '--file', archive, '--directory', place]);
  const [name = ''] = readdirSync(place);
  const folder = join(place, name);
  makeReadOnly(folder);
  mkdirSync(join(root, 'bin'));
  const node = join(root, 'bin', 'node');
  cpSync(process.execPath, node, { dereference: true });
  console.log(canIsolate ? 'Sans droits, sans réseau.' : isRoot ? 'Sans droits.' : 'Sous ce compte, avec le réseau.');
  await startTwice(folder, node, { name: 'démonstration', variables: [], limit: FIRST_MS });
  await startTwice(folder, node, { name: 'site vide', variables: ['DEMO=0', 'SETUP=0'], limit: FIRST_MS });
  const names = Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies);
  const load = `for (const name of ${JSON.stringify(names)}) if (!/^@(fontsource|svg-maps)/.test(name)) await import(name);`;
  const loaded = spawnSync(node, ['--input-type=module', '--eval', load], { encoding: 'utf8', cwd: folder });
  report(`les ${names.length} paquets se chargent`, loaded.status === 0);
  if (loaded.status !== 0) console.log(loaded.stderr);
  const help = spawnSync(node, [join(folder, 'scripts', 'faitage.mjs'), '--help'], { encoding: 'utf8', cwd: '/' });
  report('faitage --help répond', help.status === 0 && help.stdout.includes('faitage COMMANDE --help'));
} finally {
  spawnSync('chmod', ['-R', 'u+w', root]);
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = findings.includes(false) ? 1 : 0;
