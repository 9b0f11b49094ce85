import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, freePort, startCluster } from '#tests/support/postgres.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { ADMIN } from '#tests/support/server.ts';
import { findPostgres } from '../../tools/machine.mjs';

/** The first start of a site makes its tables. */
const START_MS = 60_000;

/** Stands for systemd: runs the site of its settings, and waits for its end when it stops it. */
const SYSTEMCTL = `#!/bin/sh
site=\${2#faitage-}
pid="$MACHINE/$site.pid"
if [ -f "$pid" ]; then
  kill "$(cat "$pid")" 2>/dev/null || true
  while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done
  rm "$pid"
fi
[ "$1" != stop ] || exit 0
set -a
. "$MACHINE/etc/faitage/$site.env"
cd "$MACHINE/opt/faitage-sites/$site"
setsid "$NODE" scripts/start.mjs >>"$MACHINE/journal" 2>&1 &
echo $! >"$pid"
`;

/** What the start of the newer version does: it changes schema and rows, and never answers. */
const BROKEN_START = `import pg from 'pg';
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query('create table if not exists later_things (id integer)');
await client.query('alter table settings add column if not exists later text');
await client.query("insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01') on conflict do nothing");
await client.query("update users set name = 'gone'");
await client.end();
`;

const STATE = [
  'select name from kysely_migration order by name',
  `select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`,
  'select * from users order by id',
  'select * from settings order by grp',
];

let root = '';
let machine = '';
let cluster: Cluster;
let client: pg.Client;

/** A release folder of this build; the packages and the build itself are linked. */
function makeRelease(version: string, isBroken: boolean): string {
  const folder = join(root, `archive ${version}`);
  mkdirSync(folder, { recursive: true });
  for (const part of ['build', 'node_modules', 'demo', 'illustrations']) symlinkSync(resolve(part), join(folder, part));
  for (const part of ['deploy', 'scripts']) cpSync(part, join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'faitage', version, type: 'module' }));
  if (isBroken) writeFileSync(join(folder, 'scripts/start.mjs'), BROKEN_START);
  // The script takes the Node of /usr; here, the one that runs the tests.
  const script = join(folder, 'deploy/common.sh');
  const found = '$(PATH=/usr/local/bin:/usr/bin command -v node || true)';
  writeFileSync(script, readFileSync(script, 'utf8').replace(found, process.execPath));
  return folder;
}

const getEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: `${join(root, 'bin')}:${process.env.PATH}`,
  MACHINE: machine,
  NODE: process.execPath,
  READY_SECONDS: '12',
});

function startUpgrade(release: string): { child: ChildProcess; errors: () => string } {
  const words = [join(release, 'deploy/sites.sh'), 'upgrade', '--root', machine];
  const child = spawn('sh', words, { env: getEnvironment(), detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return { child, errors: () => text };
}

async function readState(): Promise<string[]> {
  const answers: string[] = [];
  for (const statement of STATE) answers.push(JSON.stringify((await client.query(statement)).rows));
  return answers;
}

const listSchemas = async (): Promise<string[]> => {
  const query = "select nspname as name from pg_namespace where nspname ~ 'restauration' order by 1";
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
};

describe.skipIf(process.platform !== 'linux' || findPostgres() === undefined)('sites.sh upgrade on PostgreSQL', () => {
  let port = 0;
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok === true;
  };

  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.createDatabase('site');
    client = new pg.Client({ connectionString: cluster.url('site') });
    await client.connect();
    root = mkdtempSync(join(tmpdir(), 'faitage-sites-'));
    machine = join(root, 'machine');
    port = await freePort();
    for (const folder of ['bin', 'machine/etc/faitage', 'machine/opt/faitage-sites', 'machine/var/lib'])
      mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'bin/systemctl'), SYSTEMCTL);
    chmodSync(join(root, 'bin/systemctl'), 0o755);
    const settings = [
      `PORT=${port}`,
      `PUBLIC_URL=http://127.0.0.1:${port}`,
      `DATA_DIR=${join(machine, 'var/lib/faitage-dupont')}`,
      `DATABASE_URL=${cluster.url('site')}`,
      `SECRET_KEY=${TEST_SECRET_KEY}`,
      `ADMIN_EMAIL=${ADMIN.email}`,
      `ADMIN_PASSWORD=${ADMIN.password}`,
      'DEMO=0',
      'LOG_LEVEL=warn',
    ];
    writeFileSync(join(machine, 'etc/faitage/dupont.env'), `${settings.join('\n')}\n`);
    cpSync(makeRelease('0.1.0', false), join(machine, 'opt/faitage-0.1.0'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    symlinkSync('../faitage-0.1.0', join(machine, 'opt/faitage-sites/dupont'));
    execFileSync('systemctl', ['start', 'faitage-dupont'], { env: getEnvironment(), stdio: 'ignore' });
    const started = Date.now();
    while (!(await isReady())) {
      if (Date.now() - started > START_MS) throw new Error(readFileSync(join(machine, 'journal'), 'utf8'));
      await wait(50);
    }
  });
  afterAll(async () => {
    if (existsSync(join(machine, 'dupont.pid')))
      execFileSync(join(root, 'bin/systemctl'), ['stop', 'faitage-dupont'], { env: getEnvironment() });
    await client.end();
    await cluster.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('returns to the old code and the old data, even after the script is killed while it restores', {
    timeout: 180_000,
  }, async () => {
    const before = await readState();
    const broken = makeRelease('0.2.0', true);
    const first = startUpgrade(broken);
    await expect.poll(listSchemas, { timeout: 60_000, interval: 5 }).toEqual(['faitage_restauration']);
    process.kill(-(first.child.pid ?? 0), 'SIGKILL');
    await once(first.child, 'close');
    expect((await client.query("select to_regclass('later_things')::text as name")).rows).toEqual([
      { name: 'later_things' },
    ]);
    expect(await isReady()).toBe(false);
    const { child, errors } = startUpgrade(broken);
    const [status] = await once(child, 'close');
    expect([status, errors()]).toEqual([
      1,
      expect.stringMatching(/n’a pas démarré avec la version 0\.2\.0 ; il est revenu à 0\.1\.0 et à sa sauvegarde/),
    ]);
    expect(await isReady()).toBe(true);
    expect(await readState()).toEqual(before);
    // Once for what the killed upgrade had left, once for the upgrade itself.
    const schemas = await listSchemas();
    expect(schemas).toEqual([expect.stringMatching(/^avant_/), expect.stringMatching(/^avant_/)]);
    for (const schema of schemas) {
      const { rows } = await client.query(`select name from ${schema}.users`);
      expect(rows).toEqual([{ name: 'gone' }]);
    }
  });
});
