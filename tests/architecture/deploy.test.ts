import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, VARIABLES } from '#src/platform/config.server.ts';
import { readStages } from '../../tools/proof/image/dockerfile.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

const Service = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
});
const Compose = z.looseObject({ services: z.record(z.string(), Service), volumes: z.record(z.string(), z.unknown()) });

/** Versions that name one release: `17.6-bookworm`, `24.21.0-bookworm-slim`. */
const PINNED = /:\d+\.\d+(?:\.\d+)?(?:-[a-z0-9.]+)*$/;
const SECRET = { SECRET_KEY: 'une-cle-de-test-assez-longue-0123456789-abcdef' };
const SAMPLES = ['deploy/compose-sqlite/compose.yaml', 'deploy/compose-cluster/compose.yaml'];

describe.each(SAMPLES)('%s', (path) => {
  const { services, volumes: kept } = Compose.parse(parse(read(path), { merge: true }));
  const sites = Object.entries(services).filter(([, { build }]) => build !== undefined);

  it('gives the site only variables that exist, with values that it accepts', () => {
    expect(sites.length).toBeGreaterThan(0);
    for (const [name, { environment }] of sites) {
      const unknown = Object.keys(environment).filter((one) => !(VARIABLES as string[]).includes(one));
      expect([name, unknown]).toEqual([name, []]);
      const filled = Object.entries(environment).map(([variable, value]) => [
        variable,
        value
          .replace(/\$\{SITE_DOMAIN:\?\}/, 'www.essai.example')
          .replace(/\$\{ADMIN_EMAIL:\?\}/, 'patron@essai.example')
          .replace(/\$\{\w+:\?\}/, SECRET.SECRET_KEY),
      ]);
      expect(readConfig(Object.fromEntries(filled))).toMatchObject({ DEMO: false, TRUST_PROXY: true });
    }
  });

  it('runs the site without rights on a read-only disk', () => {
    for (const [, site] of sites) {
      expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    }
  });

  it('keeps daily backups in a volume of their own, whichever server writes them', () => {
    const places = sites.map(([, { environment, volumes }]) => {
      const [name = ''] = volumes.find((volume) => volume.endsWith(`:${environment.BACKUP_DIR}`))?.split(':') ?? [];
      return [environment.BACKUP_DIR, name];
    });
    expect(places).toEqual(sites.map(() => ['/backups', 'backups']));
    expect(Object.keys(kept)).toContain('backups');
  });

  it('pins every image', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => !PINNED.test(image))).toEqual([]);
    const { version } = JSON.parse(read('package.json'));
    expect(sites.map(([, { image }]) => image)).toEqual(sites.map(() => `faitage:${version}`));
  });

  it('passes the visitor’s address and large photos through Caddy', () => {
    const caddy = read(path.replace('compose.yaml', 'Caddyfile'));
    expect(caddy).toContain('header_up X-Forwarded-For {remote_host}');
    expect(caddy).toContain('max_size 61MB');
  });
});

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));

  it('builds in two stages and keeps a third', () => {
    expect(readStages(text).map(({ name }) => name)).toEqual(['build', 'release', 'last']);
  });

  it('pins its base images, and has none in the end', () => {
    const bases = [...text.matchAll(/^FROM (?:--platform=\S+ )?(\S+)/gm)].map(([, base = '']) => base);
    expect(bases.length).toBe(3);
    expect(bases.at(-1)).toBe('scratch');
    expect(bases.slice(0, -1).filter((base) => !PINNED.test(base))).toEqual([]);
  });

  it('runs as a numbered account without rights, with a health check that needs no other program', () => {
    expect(/^USER (\S+)$/m.exec(last)?.[1]).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(last).toMatch(/HEALTHCHECK [^\n]*\\\n {2}CMD \["node", "-e"/);
    expect(text).not.toMatch(/\bADD\b|curl|wget|sudo/);
  });

  it('owns each folder that a compose file keeps: a new volume takes the owner of the folder in the image', () => {
    const services = SAMPLES.flatMap((path) =>
      Object.values(Compose.parse(parse(read(path), { merge: true })).services),
    );
    const sites = services.filter(({ build }) => build !== undefined);
    const targets = sites.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[1] ?? ''));
    const [, owned = ''] = /chown 1000:1000 ([^\n&]+)/.exec(last) ?? [];
    expect(new Set(targets)).toEqual(new Set(owned.trim().split(' ')));
  });

  it('checks its health with a program that runs', () => {
    const [, list = '[]'] = /HEALTHCHECK [^\n]*\\\n {2}CMD (\[.*\])/.exec(last) ?? [];
    const [, ...parts] = z.array(z.string()).parse(JSON.parse(list));
    expect(spawnSync(process.execPath, parts, { env: { PORT: '1' } }).status).toBe(1);
  });

  it('sends neither data nor packages nor secrets to the builder', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'node_modules']));
  });
});

describe('faitage.service', () => {
  const text = read('deploy/faitage.service');

  it('keeps files private and everything but the data folder read-only', () => {
    for (const line of ['UMask=0077', 'ProtectSystem=strict', 'StateDirectory=faitage', 'NoNewPrivileges=yes'])
      expect(text.split('\n')).toContain(line);
    expect(existsSync(/^ExecStart=\S+ (\S+)$/m.exec(text)?.[1] ?? '')).toBe(true);
  });

  it('keeps the exposure at 3.0 at most, where systemd can measure it', ({ skip }) => {
    const found = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--no-pager', resolve('deploy/faitage.service')],
      {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      },
    );
    skip(found.error !== undefined, 'no systemd-analyze on this machine');
    const [, exposure = '10'] = /Overall exposure level for \S+: (\d+\.\d+)/.exec(found.stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(3);
  });
});

const Step = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
const Workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.looseObject({ 'timeout-minutes': z.number(), needs: z.unknown().optional(), steps: z.array(Step) }),
  ),
});

const WORKFLOWS = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);

describe.each(WORKFLOWS)('%s', (path) => {
  const workflow = Workflow.parse(parse(read(path)));
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins each action by its whole version', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(1);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@v?\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('reads the repository only, unless a job says otherwise', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('calls only commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const called = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** Proofs that no night runs, each with its reason. */
const NOT_NIGHTLY: Record<string, string> = { site: 'compares two builds, which a person names' };
const Matrix = z.object({
  proof: z.array(z.string()),
  include: z.array(z.object({ proof: z.string(), account: z.literal('root') })),
});

describe('nightly.yml', () => {
  const text = read('.github/workflows/nightly.yml');
  const { on } = z
    .looseObject({ on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }) })
    .parse(parse(text));
  const { jobs } = Workflow.parse(parse(text));
  const job = z
    .looseObject({ strategy: z.object({ 'fail-fast': z.boolean(), matrix: z.looseObject({}) }) })
    .parse(jobs.proof);

  it('runs each proof of package.json every night, whatever becomes of the others', () => {
    const { proof, include } = Matrix.parse(job.strategy.matrix);
    const { scripts } = JSON.parse(read('package.json'));
    const proofs = Object.keys(scripts).flatMap((name) => /^proof:(\w+)$/.exec(name)?.[1] ?? []);
    const nightly = [...proof, ...include.map((one) => one.proof)];
    expect([...nightly, ...Object.keys(NOT_NIGHTLY)].toSorted()).toEqual(proofs.toSorted());
    expect([job.strategy['fail-fast'], on.schedule.length]).toEqual([false, 1]);
    expect(on.schedule[0]?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  });

  it('gives the upgrade the whole history, and every proof the built product', () => {
    const steps = jobs.proof?.steps ?? [];
    expect(steps[0]).toMatchObject({ with: { 'fetch-depth': 0 } });
    const runs = steps.map(({ run = '' }) => run);
    expect(runs.indexOf('npm run build')).toBeGreaterThan(runs.indexOf('npm ci --ignore-scripts'));
    expect(runs.at(-1)).toContain('npm run "proof:$PROOF"');
  });
});

describe('release.yml', () => {
  const { jobs } = Workflow.parse(parse(read('.github/workflows/release.yml')));

  it('publishes nothing before the tests, the proof of the archive and the scan of the image', () => {
    expect(jobs.publish?.needs).toEqual(['archive', 'image']);
    expect([jobs.archive?.needs, jobs.image?.needs]).toEqual(['test', 'archive']);
    expect(JSON.stringify(jobs.archive?.steps)).toContain('npm run proof:release');
    const uses = jobs.image?.steps.map(({ uses: action = '' }) => action.split('@')[0]) ?? [];
    expect(uses.indexOf('aquasecurity/trivy-action')).toBeLessThan(uses.lastIndexOf('docker/build-push-action'));
    expect(JSON.stringify(jobs.archive?.steps)).toContain('$GITHUB_REF_NAME');
  });
});

describe('README.md', () => {
  it('names the archive of this version and the options of the installation script', () => {
    const [, block = ''] = /```sh\n(sha256sum [\s\S]*?)```/.exec(read('README.md')) ?? [];
    const { version } = JSON.parse(read('package.json'));
    expect(block).toContain(`tar -xzf faitage-${version}-linux-x64.tar.gz\ncd faitage-${version}\n`);
    const options = [...block.matchAll(/ (--(?:domain|email)) /g)].map(([, option]) => option);
    expect(options).toEqual(['--domain', '--email']);
    expect(block).toContain('sh deploy/install-debian.sh');
  });
});
