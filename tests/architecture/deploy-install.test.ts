import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#src/platform/config.server.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

describe('install-debian.sh', () => {
  let root = '';
  let release = '';
  const install = (...options: string[]) =>
    spawnSync('sh', [join(release, 'deploy/install-debian.sh'), '--root', join(root, 'système'), ...options], {
      encoding: 'utf8',
      input: '',
      env: { PATH: process.env.PATH },
    });
  const settings = () => join(root, 'système/etc/faitage.env');

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'faitage-install-'));
    release = join(root, 'archive dépliée');
    mkdirSync(join(release, 'build/server'), { recursive: true });
    writeFileSync(join(release, 'build/server/index.js'), '');
    writeFileSync(join(release, 'package.json'), '{ "version": "0.1.0" }');
    cpSync('deploy', join(release, 'deploy'), { recursive: true });
    // The script takes the Node of /usr; of this machine's tests, the one that runs them.
    const script = join(release, 'deploy/common.sh');
    writeFileSync(
      script,
      read(script).replace('$(PATH=/usr/local/bin:/usr/bin command -v node || true)', process.execPath),
    );
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('contains only syntax that a shell reads', () => {
    expect(execFileSync('sh', ['-n', 'deploy/install-debian.sh'], { encoding: 'utf8' })).toBe('');
  });

  it.each([
    [['--domain', 'www.essai.fr'], /n’est pas une adresse à vous/],
    [['--domain', 'www.essai.fr', '--email', 'admin@toitures-du-pouzin.example'], /n’est pas une adresse à vous/],
    [['--domain', 'www.essai.fr', '--email', 'vous@votre-domaine.fr'], /n’est pas une adresse à vous/],
    [['--domain', 'www.votre-domaine.fr', '--email', 'patron@essai.fr'], /n’est pas un nom de domaine/],
    [['--domain', 'https://www.essai.fr', '--email', 'patron@essai.fr'], /n’est pas un nom de domaine/],
    [['--port', '80'], /l’option --port est inconnue/],
  ])('refuses %j in one line and writes no settings', (options, reason) => {
    const { status, stderr } = install(...options);
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toMatch(reason);
    expect(existsSync(settings())).toBe(false);
  });

  it('installs code, settings and unit of an empty site for a real address', () => {
    expect(install('--domain', 'www.essai.fr', '--email', 'patron@essai.fr')).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(root, 'système/opt/faitage/build/server/index.js'))).toBe(true);
    expect(statSync(settings()).mode & 0o007).toBe(0);
    const config = readConfig(parseEnv(read(settings())) as NodeJS.ProcessEnv);
    expect(config).toMatchObject({
      PUBLIC_URL: 'https://www.essai.fr',
      ADMIN_EMAIL: 'patron@essai.fr',
      DATA_DIR: '/var/lib/faitage',
      DEMO: false,
      TRUST_PROXY: true,
    });
    const unit = read(join(root, 'système/etc/systemd/system/faitage.service'));
    expect(unit).toContain(`ExecStart=${process.execPath} scripts/start.mjs`);
  });

  it('keeps the settings and the code of before at an update', () => {
    writeFileSync(settings(), `${read(settings())}DATA_REQUIRED=1\n`);
    writeFileSync(join(release, 'package.json'), '{ "version": "0.2.0" }');
    expect(install()).toMatchObject({ status: 0, stderr: '' });
    expect(read(settings())).toContain('DATA_REQUIRED=1');
    expect(read(join(root, 'système/opt/faitage/package.json'))).toContain('0.2.0');
    expect(existsSync(join(root, 'système/opt/faitage-0.1.0'))).toBe(true);
  });

  describe('over a site that has started', () => {
    /** Stands for the command of the new version; says what it was called for. */
    const COMMAND = `console.log(process.argv.slice(2).join(' '));`;
    const update = (version: string, command = COMMAND) => {
      writeFileSync(join(release, 'package.json'), JSON.stringify({ version }));
      writeFileSync(join(release, 'scripts/faitage.mjs'), command);
      return install();
    };
    beforeAll(() => {
      mkdirSync(join(release, 'scripts'));
      mkdirSync(join(root, 'système/var/lib/faitage'), { recursive: true });
      writeFileSync(join(root, 'système/var/lib/faitage/faitage.sqlite'), '');
    });

    it('saves and migrates with the new version before it takes its place', () => {
      const { status, stdout } = update('0.3.0');
      expect(status).toBe(0);
      expect(stdout).toMatch(new RegExp(`^migrate --variables ${settings()}\n`));
      expect(read(join(root, 'système/opt/faitage/package.json'))).toContain('0.3.0');
    });

    it('keeps the version of before when that fails', () => {
      const { status, stderr } = update('0.4.0', 'process.exitCode = 2;');
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Erreur : la base n’a pas pu être sauvegardée ou mise à jour : l’ancienne version reste/);
      expect(read(join(root, 'système/opt/faitage/package.json'))).toContain('0.3.0');
    });
  });
});
