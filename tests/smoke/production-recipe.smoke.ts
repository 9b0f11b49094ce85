import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getShellBlocks } from '#tests/support/guide-shell.ts';
import { type Machine, openMachine, type Ran, type Unit } from '#tests/support/machine.ts';
import { freePort } from '#tests/support/postgres.ts';
import { packRelease } from '../../tools/release/pack-release.ts';

const README = readFileSync('README.md', 'utf8');
const GUIDE = readFileSync('docs/guides/commande.md', 'utf8');
/** A test that copies the code and starts several programs. Milliseconds. */
const LONG = 120_000;
const ADDRESS = 'patron@couverture-essai.invalid';

/** Returns the one shell block of a text that contains these words. */
function getBlock(text: string, words: string): string {
  const found = getShellBlocks(text).filter((block) => block.includes(words));
  expect([words, found.length]).toEqual([words, 1]);
  return found[0] ?? '';
}

/** Puts a person's own domain in place of the one that stands for it. */
const withOwnDomain = (block: string): string =>
  block.replace('vous@votre-domaine.fr', ADDRESS).replace('votre-domaine.fr', 'couverture-essai.invalid');

let machine: Machine;
let archive = '';
let unit: Unit;
let port = 0;
/** Everything that was printed, by the recipe and by the service. */
let printed = '';

async function run(lines: string, input = ''): Promise<Ran> {
  const ran = await machine.run(lines, input);
  printed += ran.out + ran.errors;
  return ran;
}

/** The block that puts the site online; packages of another system have another name. */
const getRecipe = (): string => {
  const block = getBlock(README, 'install-debian.sh --domain');
  return block.replace(/faitage-[\d.]+-linux-x64\.tar\.gz/, basename(archive));
};
const settings = (): string => machine.path('etc/faitage.env');
const data = (): string => machine.path('var/lib/faitage');

async function startUnit(): Promise<void> {
  unit = machine.startUnit('faitage');
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok === true;
  };
  while (unit.isRunning() && !(await isReady())) await wait(20);
  expect([unit.isRunning(), unit.isRunning() ? '' : unit.journal()]).toEqual([true, '']);
}

describe.skipIf(process.platform !== 'linux')('production recipe of the README', () => {
  beforeAll(async () => {
    machine = openMachine();
    archive = await packRelease(machine.path('home/vous'), 1_700_000_000);
    port = await freePort();
  });
  afterAll(() => machine.discard());

  it('unpacks the archive of this version, and asks for a domain and an address of one’s own', async () => {
    const { status, errors } = await run(getRecipe());
    expect([status, errors]).toEqual([1, expect.stringMatching(/^Erreur : .*n’est pas un nom de domaine à vous.*\n$/)]);
    const install = (input: string): Promise<Ran> => run(`cd faitage-*/ && sudo sh deploy/install-debian.sh`, input);
    const nothing = await install('');
    expect(nothing.out).toMatch(/^Nom de domaine du site .* : Adresse e-mail de l’administrateur : $/);
    expect([nothing.status, nothing.errors]).toEqual([1, expect.stringMatching(/n’est pas un nom de domaine à vous/)]);
    for (const address of ['', 'admin@toitures-du-pouzin.example', 'vous@votre-domaine.fr', 'patron']) {
      const refused = await install(`www.couverture-essai.invalid\n${address}\n`);
      expect([refused.status, refused.errors]).toEqual([1, expect.stringMatching(/n’est pas une adresse à vous/)]);
    }
    expect([existsSync(settings()), machine.takeServiceCalls()]).toEqual([false, []]);
    expect(readdirSync(machine.path('opt'))).toEqual([]);
  });

  it('lists in its SBOM each package that the build holds, with version and licence', () => {
    const sbom = JSON.parse(readFileSync(archive.replace(/\.tar\.gz$/, '.sbom.cdx.json'), 'utf8'));
    const components: { name: string; version: string; licenses: object[] }[] = sbom.components;
    const names = components.map(({ name }) => name);
    // The source maps of the server name its modules by another way than the list of the build.
    const maps = readdirSync('build/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.map'),
    );
    const sources = maps.flatMap(
      (file): string[] => JSON.parse(readFileSync(join('build/server', file), 'utf8')).sources,
    );
    const bundled = new Set(
      sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
    );
    expect([...bundled]).toEqual(expect.arrayContaining(['react', 'react-router', '@opentelemetry/core']));
    expect([...bundled].filter((name) => !names.includes(name))).toEqual([]);
    const forBrowsers = ['preact', '@mantine/core', '@tabler/icons-react', 'leaflet', 'react-dom', 'scheduler'];
    expect(names).toEqual(expect.arrayContaining([...forBrowsers, '@fontsource-variable/figtree', 'hono']));
    expect(names).not.toContain('vitest');
    expect(components.filter(({ version, licenses = [] }) => version === '' || licenses.length === 0)).toEqual([]);
    const unique = new Set(components.map(({ name, version }) => `${name}@${version}`));
    expect(unique.size).toBe(components.length);
  });

  it('creates account, code, settings and service', async () => {
    const { status, errors } = await run(withOwnDomain(getRecipe()));
    expect([status, errors]).toEqual([0, '']);
    expect(machine.takeServiceCalls()).toEqual(['daemon-reload', 'enable faitage', 'restart faitage']);
    expect(readFileSync(machine.path('etc/passwd'), 'utf8')).toMatch(/^faitage:/m);
    const { uid, gid } = machine.account('faitage');
    expect(uid).not.toBe(0);
    expect(statSync(settings()).mode & 0o777).toBe(0o640);
    if (process.getuid?.() === 0) {
      expect([statSync(settings()).uid, statSync(settings()).gid]).toEqual([0, gid]);
      expect(statSync(machine.path('opt/faitage/scripts/start.mjs')).uid).toBe(0);
    }
    expect(statSync(machine.path('opt/faitage/scripts')).mode & 0o022).toBe(0);
    expect(readFileSync(settings(), 'utf8')).toContain(`ADMIN_EMAIL=${ADDRESS}\n`);
  });

  it('serves an empty site, closed to visitors, as the unit says', async () => {
    await run(`echo PORT=${port} | sudo tee -a /etc/faitage.env`);
    await startUnit();
    const home = await fetch(`http://127.0.0.1:${port}/`);
    expect([home.status, await home.text()]).toEqual([503, expect.stringMatching(/ouvre bientôt|bientôt/i)]);
    expect((await fetch(`http://127.0.0.1:${port}/admin/login`)).status).toBe(200);
    if (process.getuid?.() === 0) expect(statSync(join(data(), 'faitage.sqlite')).uid).not.toBe(0);
  });

  it('keeps every file of the site to its account', () => {
    const entries = readdirSync(data(), { recursive: true, withFileTypes: true });
    const files = entries.map((entry) => join(entry.parentPath, entry.name));
    expect(files).toContain(join(data(), 'faitage.sqlite'));
    expect([data(), ...files].filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
  });

  it('holds nothing of the demo company, and no database beside its own', () => {
    const databases = readdirSync(machine.path('.'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.sqlite') && !name.startsWith('proc/'),
    );
    expect(databases).toEqual(['var/lib/faitage/faitage.sqlite']);
    const database = new DatabaseSync(join(data(), 'faitage.sqlite'), { readOnly: true });
    const rows = (table: string): unknown[] => database.prepare(`select * from ${table}`).all();
    const content = ['services', 'gallery_items', 'testimonials', 'blog_posts', 'contact_messages', 'quotes', 'media'];
    const accounts = database
      .prepare('select email, role from users')
      .all()
      .map((row) => ({ ...row }));
    const found = content.filter((table) => rows(table).length > 0);
    const isNamed = JSON.stringify(rows('settings')).includes('pouzin');
    database.close();
    expect([accounts, found, isNamed]).toEqual([[{ email: ADDRESS, role: 'admin' }], [], false]);
  });

  it('shows the first password to root alone, where the README says, and never prints it', async () => {
    const [, command = ''] = /`(sudo cat [^`]+)`/.exec(README) ?? [];
    const { status, out } = await machine.run(command);
    const [email, password = ''] = out.split('\n');
    expect([status, email, password.length > 8]).toEqual([0, ADDRESS, true]);
    expect(printed + unit.journal()).not.toContain(password);
  });

  it('gives the unit at most the exposure that the README says, where systemd can measure it', ({ skip }) => {
    const parts = ['security', '--offline=yes', '--no-pager', machine.path('etc/systemd/system/faitage.service')];
    const found = spawnSync('systemd-analyze', parts, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    skip(found.error !== undefined, 'no systemd-analyze on this machine');
    const [, most = ''] = /`systemd-analyze security faitage` : (\d+) au plus/.exec(README) ?? [];
    const [, exposure = '10'] = /Overall exposure level for \S+: (\d+\.\d+)/.exec(found.stdout) ?? [];
    expect([most, Number(exposure) <= Number(most)]).toEqual(['3', true]);
  });

  it('names what is still to do by the command that the guide shows', async () => {
    const { status, out, errors } = await run(getBlock(GUIDE, 'faitage.mjs doctor'));
    // Its domain is known to no server of names.
    expect([status, errors]).toEqual([2, '']);
    expect(out).toMatch(/^✓ Serveur : Le serveur tourne et peut écrire\.\n✓ Base de données : /m);
  });

  it(
    'backs up while it runs, updates and restores by the commands of the README',
    async () => {
      const [folder = '', backup = '', restore = '', ...more] = getBlock(README, ' restore ARCHIVE')
        .trim()
        .split(/\n(?=sudo -u)/);
      expect(more).toEqual([]);
      expect(await run(`${folder}\n${backup}`)).toMatchObject({ status: 0, errors: '' });
      const [copy = ''] = readdirSync(machine.path('sauvegardes'));
      expect(statSync(machine.path(`sauvegardes/${copy}`)).mode & 0o077).toBe(0);
      const update = await run(
        `cd faitage-*/\n${getBlock(README, 'faitage.mjs backup --variables /etc/faitage.env\n')}`,
      );
      expect(update).toMatchObject({ status: 0, errors: '' });
      expect(machine.takeServiceCalls()).toEqual([
        'stop faitage',
        'daemon-reload',
        'enable faitage',
        'restart faitage',
      ]);
      expect(readFileSync(settings(), 'utf8')).toContain(`PORT=${port}\n`);
      await startUnit();
      await run('sudo systemctl stop faitage');
      expect(await run(`cd /opt/faitage\n${restore.replace('ARCHIVE', `/sauvegardes/${copy}`)}`)).toMatchObject({
        status: 0,
        errors: '',
      });
      await startUnit();
      expect(await unit.stop()).toBe(0);
    },
    LONG,
  );
});
