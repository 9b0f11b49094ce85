import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#src/platform/config.server.ts';
import { freePort } from '#tests/support/postgres.ts';

let root = '';
/** Folder that stands for the disk of the machine. */
let machine = '';

const read = (path: string): string => readFileSync(join(machine, path), 'utf8');

/** Kills the script and what it runs, at the step that the test names. */
const STEP = `echo step >>"$MACHINE/steps.log"
[ "$(grep -c step "$MACHINE/steps.log")" != "$KILLED_AT" ] || kill -9 0
`;
/** Stands for systemd: a site answers on its port unless its code is broken, which changes its data. */
const SYSTEMCTL = `#!/bin/sh
${STEP}site=\${2#faitage-}
pid="$MACHINE/$site.pid"
[ "$1" = start ] || [ "$1" = stop ] || [ "$1" = restart ] || exit 0
[ ! -f "$pid" ] || { kill "$(cat "$pid")"; rm "$pid"; }
[ "$1" != stop ] || exit 0
data="$MACHINE/var/lib/faitage-$site"
mkdir -p "$data"
[ -f "$data/state" ] || echo sound >"$data/state"
[ ! -f "$MACHINE/opt/faitage-sites/$site/broken" ] || echo newer >"$data/state"
[ "$(cat "$data/state")" = sound ] || exit 0
setsid "$NODE" "$MACHINE/server.mjs" "$(sed -n 's/^PORT=//p' "$MACHINE/etc/faitage/$site.env")" >/dev/null 2>&1 &
echo $! >"$pid"
`;
const SERVER = `import { createServer } from 'node:http';
createServer((_request, response) => response.end('ok')).listen(Number(process.argv[2]), '127.0.0.1');
`;
/** Stands for the command \`faitage\` of a version. */
const COMMAND = `import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
const step = () => execFileSync('sh', ['-c', ${JSON.stringify(STEP)}]);
const [act, ...words] = process.argv.slice(2);
appendFileSync(process.env.MACHINE + '/commands.log', [act, ...words].join(' ') + '\\n');
const settings = words[words.indexOf('--variables') + 1];
const data = readFileSync(settings, 'utf8').match(/^DATA_DIR=(.*)$/m)[1];
step();
if (act === 'backup' && existsSync(join(data, 'full'))) process.exit(2);
if (act === 'backup') {
  const folder = words[words.indexOf('--to') + 1];
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(data, 'state'), folder + '/faitage-2026-11-27T01-00-00Z.tar.gz');
}
if (act === 'restore') {
  rmSync(join(data, 'state'), { force: true });
  step();
  copyFileSync(words[0], join(data, 'state'));
}
step();
`;

/** Unpacks a release of this version, whose sites never answer when it is broken. */
function makeRelease(version: string, isBroken = false): string {
  const folder = join(root, `archive ${version}`);
  mkdirSync(join(folder, 'build/server'), { recursive: true });
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'build/server/index.js'), '');
  writeFileSync(join(folder, 'scripts/faitage.mjs'), COMMAND);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  if (isBroken) writeFileSync(join(folder, 'broken'), '');
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  // The script takes the Node of /usr; of this machine's tests, the one that runs them.
  const script = join(folder, 'deploy/common.sh');
  const found = '$(PATH=/usr/local/bin:/usr/bin command -v node || true)';
  writeFileSync(script, readFileSync(script, 'utf8').replace(found, process.execPath));
  return folder;
}

interface Ran {
  status: number | null;
  out: string;
  errors: string;
}

const run = (release: string, ...args: string[]): Promise<Ran> => runKilled(0, release, ...args);

/** @param killedAt number of the step at which the script is killed; 0 for none. */
async function runKilled(killedAt: number, release: string, ...args: string[]): Promise<Ran> {
  const PATH = `${join(root, 'bin')}:${process.env.PATH}`;
  const env = {
    PATH,
    MACHINE: machine,
    NODE: process.execPath,
    KILLED_AT: String(killedAt),
    READY_SECONDS: killedAt > 0 ? '1' : '3',
  };
  const script = join(release, 'deploy/sites.sh');
  rmSync(join(machine, 'steps.log'), { force: true });
  const child = spawn('sh', [script, ...args, '--root', machine], { env, detached: true });
  const ran: Ran = { status: null, out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ran.errors += text;
  });
  [ran.status] = await once(child, 'close');
  return ran;
}

const add = (release: string, site: string): Promise<Ran> =>
  run(release, 'add', site, '--domain', `www.${site}.fr`, '--email', `patron@${site}.fr`);

/** A test starts up to thirty programs, some of them waited for by the second. Milliseconds. */
const LONG = 90_000;

describe('sites.sh', () => {
  let first = '';
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'faitage-sites-'));
    machine = join(root, 'machine');
    mkdirSync(join(root, 'bin'));
    mkdirSync(join(machine, 'etc/faitage'), { recursive: true });
    writeFileSync(join(root, 'bin/systemctl'), SYSTEMCTL);
    chmodSync(join(root, 'bin/systemctl'), 0o755);
    writeFileSync(join(machine, 'server.mjs'), SERVER);
    // A port that is free here: the next sites take the ones after it.
    writeFileSync(join(machine, 'etc/faitage/essai.env'), `PORT=${await freePort()}\n`);
    first = makeRelease('0.1.0');
  });
  afterAll(() => {
    for (const site of ['dupont', 'martin']) stop(site);
    rmSync(root, { recursive: true, force: true });
  });
  const stop = (site: string): void => {
    const file = join(machine, `${site}.pid`);
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')));
  };

  it.each(['deploy/sites.sh', 'deploy/common.sh'])('%s contains only syntax that a shell reads', (path) => {
    expect(execFileSync('sh', ['-n', path], { encoding: 'utf8' })).toBe('');
  });

  it.each([
    [['add', 'Dupont'], /n’est pas un nom de site/],
    [['add', '../etc'], /n’est pas un nom de site/],
    [['add', 'un-nom-de-site-bien-trop-long'], /n’est pas un nom de site/],
    [['add', 'dupont', '--domain', 'https://www.dupont.fr', '--email', 'a@dupont.fr'], /n’est pas un nom de domaine/],
    [['add', '--domain', 'www.dupont.fr'], /nommez un site/],
    [['upgrade', 'inconnu'], /le site inconnu n’existe pas/],
    [['remove'], /dites add, list ou upgrade/],
  ])('refuses %j in one line', async (args, reason) => {
    const { status, errors } = await run(first, ...args);
    expect([status, errors.trim().split('\n').length]).toEqual([1, 1]);
    expect(errors).toMatch(reason);
  });

  it('gives each site its own account, folder, port, unit and proxy', { timeout: LONG }, async () => {
    for (const site of ['dupont', 'martin']) expect(await add(first, site)).toMatchObject({ status: 0, errors: '' });
    rmSync(join(machine, 'etc/faitage/essai.env'));
    const [one, other] = ['dupont', 'martin'].map((site) => parseEnv(read(`etc/faitage/${site}.env`)));
    expect(readConfig(one as NodeJS.ProcessEnv)).toMatchObject({ PUBLIC_URL: 'https://www.dupont.fr', DEMO: false });
    expect(Number(other?.PORT)).toBe(Number(one?.PORT) + 1);
    const unit = read('etc/systemd/system/faitage-dupont.service').split('\n');
    for (const line of [
      'User=faitage-dupont',
      'StateDirectory=faitage-dupont',
      'EnvironmentFile=/etc/faitage/dupont.env',
    ])
      expect(unit).toContain(line);
    expect(unit).toContain(`ExecStart=${process.execPath} scripts/start.mjs`);
    expect(read('etc/caddy/faitage/martin.caddy')).toContain(`reverse_proxy 127.0.0.1:${other?.PORT}`);
    expect((await add(first, 'dupont')).errors).toMatch(/existe déjà/);
    expect((await run(first, 'list')).out).toMatch(/^dupont .* 0\.1\.0 +répond .*\nmartin .* 0\.1\.0 +répond /);
  });

  it('saves a site, changes its version and waits for its answer', { timeout: LONG }, async () => {
    const { status, out, errors } = await run(makeRelease('0.2.0'), 'upgrade');
    expect([status, errors, out]).toEqual([0, '', 'dupont : 0.1.0 → 0.2.0\nmartin : 0.1.0 → 0.2.0\n']);
    expect(
      read('commands.log')
        .split('\n')
        .filter((line) => line.startsWith('backup')),
    ).toHaveLength(2);
    expect(read('opt/faitage-sites/dupont/package.json')).toContain('0.2.0');
    expect(existsSync(join(machine, 'opt/faitage-0.1.0'))).toBe(true);
    expect((await run(first, 'list')).out).toMatch(/dupont .* 0\.2\.0 +répond /);
  });

  it('brings a site that does not answer back to its version and its backup, and leaves the next ones alone', {
    timeout: LONG,
  }, async () => {
    const { status, out, errors } = await run(makeRelease('0.3.0', true), 'upgrade');
    expect([status, out]).toEqual([1, '']);
    expect(errors).toMatch(
      /^Erreur : le site dupont n’a pas démarré avec la version 0\.3\.0 ; il est revenu à 0\.2\.0/,
    );
    expect(read('commands.log')).toMatch(/restore \S.*faitage-2026-11-27T01-00-00Z\.tar\.gz/);
    expect((await run(first, 'list')).out).toMatch(/dupont .* 0\.2\.0 +répond .*\nmartin .* 0\.2\.0 +répond /);
  });

  it('leaves a site that has the version already', { timeout: LONG }, async () => {
    const newest = makeRelease('0.4.0');
    expect(await run(newest, 'upgrade', 'martin')).toMatchObject({ status: 0, out: 'martin : 0.2.0 → 0.4.0\n' });
    expect((await run(newest, 'upgrade', 'martin')).out).toBe('martin a déjà la version 0.4.0.\n');
  });

  describe('with a site on PostgreSQL', () => {
    beforeAll(() => {
      const settings = `${read('etc/faitage/dupont.env')}DATABASE_URL=postgres://x\n`;
      writeFileSync(join(machine, 'etc/faitage/dupont.env'), settings);
    });

    it('brings one that does not answer back to its version and its backup, in the place of its database', {
      timeout: LONG,
    }, async () => {
      const { status, errors } = await run(makeRelease('0.6.0', true), 'upgrade', 'dupont');
      expect([status, errors]).toEqual([1, expect.stringMatching(/il est revenu à 0\.2\.0 et à sa sauvegarde/)]);
      expect(read('commands.log')).toMatch(/restore \S.*faitage-2026-11-27T01-00-00Z\.tar\.gz --replace /);
      expect((await run(first, 'list')).out).toMatch(/dupont .* 0\.2\.0 +répond /);
    });

    it('changes the version of one that answers', { timeout: LONG }, async () => {
      const { status, out } = await run(makeRelease('0.7.0'), 'upgrade', 'dupont');
      expect([status, out]).toEqual([0, 'dupont : 0.2.0 → 0.7.0\n']);
    });
  });

  it('starts a site again that could not be saved', { timeout: LONG }, async () => {
    writeFileSync(join(machine, 'var/lib/faitage-martin/full'), '');
    const { status, errors } = await run(makeRelease('0.8.0'), 'upgrade', 'martin');
    rmSync(join(machine, 'var/lib/faitage-martin/full'));
    expect([status, errors]).toEqual([
      1,
      expect.stringMatching(/martin n’a pas pu être sauvegardé : rien n’est changé/),
    ]);
    expect((await run(first, 'list')).out).toMatch(/martin .* 0\.4\.0 +répond /);
  });

  it('finishes, when it runs again, an upgrade that fails and was killed at any step', {
    timeout: 3 * LONG,
  }, async () => {
    const broken = makeRelease('0.9.0', true);
    let killedAt = 0;
    for (let status: number | null = null; status === null; ) {
      killedAt += 1;
      ({ status } = await runKilled(killedAt, broken, 'upgrade', 'martin'));
      if (status !== null) break;
      const again = await run(broken, 'upgrade', 'martin');
      expect([killedAt, again.status, again.errors]).toEqual([
        killedAt,
        1,
        expect.stringMatching(/n’a pas démarré avec la version 0\.9\.0 ; il est revenu à 0\.4\.0 et à sa sauvegarde/),
      ]);
      expect([killedAt, (await run(first, 'list')).out]).toEqual([
        killedAt,
        expect.stringMatching(/martin .* 0\.4\.0 +répond /),
      ]);
      expect(existsSync(join(machine, 'etc/faitage/martin.mise-a-jour'))).toBe(false);
    }
    // Stop, backup (two), start, stop, restore (three), start.
    expect(killedAt).toBe(10);
  });

  it('keeps the new version of a site that answers, when only the script was killed', { timeout: LONG }, async () => {
    const newest = makeRelease('1.0.0');
    // The start is the last thing that the script calls: what it would note after it is not noted.
    expect((await run(newest, 'upgrade', 'martin')).status).toBe(0);
    const journal = join(machine, 'etc/faitage/martin.mise-a-jour');
    writeFileSync(journal, `0.4.0\t${join(machine, 'var/lib/faitage-martin/sauvegardes/faitage-2026.tar.gz')}\n`);
    expect((await run(newest, 'upgrade', 'martin')).out).toBe('martin a déjà la version 1.0.0.\n');
    expect(existsSync(journal)).toBe(false);
  });
});
