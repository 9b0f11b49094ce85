import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/postgres.ts';
import { listDifferences, listWrongAdditions } from './compare.ts';
import type { Engine, Site, State } from './engine.ts';
import type { Schema } from './schema.ts';
import { PRESENT, type Program, runFaitage, startFaitage, startServer, untilReady, type Version } from './version.ts';

/** How a site is brought to the present version. */
type Way = 'serveur' | 'faitage migrate';

const PORT = String(await freePort());
export const ORIGIN = `http://127.0.0.1:${PORT}`;
/** A migration that no version has. */
const LATER = '9999-plus-tard';
const LOOK_MS = 60_000;
/** Upgrades without interruption, until the transaction of one is seen. */
const TRIES = 5;

export const getVariables = (site: Site): NodeJS.ProcessEnv => ({ ...site, PORT, PUBLIC_URL: ORIGIN });

/** Starts a server, works with it once it is ready, and stops it. */
export async function withServer<Result>(version: Version, site: Site, work: () => Promise<Result>): Promise<Result> {
  const server = startServer(version, getVariables(site));
  try {
    await untilReady(server, ORIGIN);
    return await work();
  } finally {
    await server.end();
  }
}

/** An upgrade that nothing interrupts. */
export interface Upgrade {
  site: Site;
  state: State;
  /** Milliseconds from the start of the program until it is ready, or done. */
  lasts: number;
  /** Milliseconds from its start to those of the migrations' transaction. */
  opens: number;
  closes: number;
}

const begin = (way: Way, site: Site): Program =>
  way === 'serveur' ? startServer(PRESENT, getVariables(site)) : startFaitage(PRESENT, ['migrate'], getVariables(site));

const UNSEEN = 'La transaction des migrations n’a pas été vue.';

/** Waits until the migrations run, or do not any more; false when the program ended, or took too long, before. */
async function seesMigrating(engine: Engine, site: Site, program: Program, isOn: boolean): Promise<boolean> {
  while ((await engine.isMigrating(site)) !== isOn) {
    if (!program.isRunning() || program.elapsed() > LOOK_MS) return false;
    await wait(1);
  }
  return true;
}

/** Upgrades a copy of a site; undefined when a busy machine let the whole transaction pass between two looks. */
async function measureUpgrade(engine: Engine, old: Site, way: Way): Promise<Upgrade | undefined> {
  const site = await engine.copy(old);
  const program = begin(way, site);
  const hasOpened = await seesMigrating(engine, site, program, true);
  const opens = program.elapsed();
  const hasClosed = hasOpened && (await seesMigrating(engine, site, program, false));
  const closes = program.elapsed();
  const code = way === 'serveur' ? await untilReady(program, ORIGIN) : await program.untilEnd();
  const lasts = program.elapsed();
  if (code !== undefined && code !== 0) throw new Error(`${way} : code ${code}\n${program.output()}`);
  await program.end();
  if (hasClosed) return { site, state: await engine.read(site), lasts, opens, closes };
  await engine.remove(site);
  return undefined;
}

/** Upgrades a copy of a site without interruption, and measures it. @throws Error when no try sees the transaction. */
export async function upgrade(engine: Engine, old: Site, way: Way): Promise<Upgrade> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const measured = await measureUpgrade(engine, old, way);
    if (measured !== undefined) return measured;
  }
  throw new Error(UNSEEN);
}

/** What the databases of the rounds are compared with. */
export interface Expected {
  before: State;
  /** Instant before every upgrade and after the old data. */
  since: string;
  /** Schema by number of applied migrations, without a start. */
  schemas: Map<number, Schema>;
  /** Uninterrupted upgrades. */
  upgrades: Record<Way, Upgrade>;
}

export interface Kill {
  way: Way;
  /** Milliseconds from the start of the program, or of the migrations when the kill was aimed at them. */
  moment: number;
  isAimed: boolean;
  where: 'avant' | 'pendant' | 'après';
  /** Migrations that are stored after the kill. */
  applied: number;
  /** Additions to the schema that are there after the kill. */
  added: number;
  faults: string[];
}

interface Aim {
  way: Way;
  /** Whether the kill falls into the time of the migrations; otherwise at any time until the program is ready. */
  isAimed: boolean;
  /** Between 0 and 1. */
  chance: number;
}

/** Kills an upgrade, and returns where it was. */
async function interrupt(engine: Engine, site: Site, { way, isAimed, chance }: Aim, { opens, closes, lasts }: Upgrade) {
  const moment = chance * (isAimed ? closes - opens : lasts);
  const program = begin(way, site);
  // A busy machine may let the whole transaction pass between two looks: the kill then comes after it.
  const isSeen = !isAimed || (await seesMigrating(engine, site, program, true));
  if (isSeen) await wait(moment);
  const isMigrating = await engine.isMigrating(site);
  await program.end('SIGKILL');
  return { moment, isMigrating, isSeen };
}

/**
 * Returns the faults of a database just after a kill: it must be as before, or have the whole schema of the migrations
 * and any of the start's additions.
 */
function examine(found: State, { before, schemas, upgrades }: Expected): string[] {
  const names = upgrades.serveur.state.migrations;
  const applied = found.migrations.length;
  const faults = [...found.damage];
  if (applied > before.migrations.length && applied < names.length) faults.push('mise à jour faite en partie');
  if (found.migrations.join() !== names.slice(0, applied).join()) faults.push('migrations dans un autre ordre');
  const made = schemas.get(applied);
  if (found.schema !== made?.schema) faults.push(`schéma qui n’est pas celui de ${applied} migrations`);
  if (applied === before.migrations.length) faults.push(...listDifferences(found, before));
  else
    faults.push(...listWrongAdditions(found.additions, made?.additions ?? new Map(), upgrades.serveur.state.additions));
  return faults;
}

/** Returns the archives that the automatic copy has left and that are not whole. */
async function listBrokenArchives(site: Site): Promise<string[]> {
  const folder = join(site.DATA_DIR, 'sauvegardes');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : [];
  const checked = names.map((name) =>
    runFaitage(PRESENT, ['verify', join(folder, name)], getVariables(site)).then(
      () => [],
      (error: Error) => [`copie ${name} : ${error.message}`],
    ),
  );
  return (await Promise.all(checked)).flat();
}

/** Kills one upgrade of a copy, looks at what it left, and upgrades that to the end. */
export async function killOnce(engine: Engine, old: Site, aim: Aim, expected: Expected): Promise<Kill> {
  const { way, isAimed } = aim;
  const site = await engine.copy(old);
  const { moment, isMigrating, isSeen } = await interrupt(engine, site, aim, expected.upgrades[way]);
  const found = await engine.read(site);
  const applied = found.migrations.length - expected.before.migrations.length;
  const faults = [...examine(found, expected), ...(await listBrokenArchives(site))];
  if (!isSeen && applied === 0) faults.push(UNSEEN);
  await engine.takeNumbersBack(site, old);
  if (way === 'faitage migrate') await runFaitage(PRESENT, ['migrate'], getVariables(site));
  await withServer(PRESENT, site, async () => {});
  await runFaitage(PRESENT, ['verify'], getVariables(site));
  const again = await engine.read(site);
  faults.push(...again.damage, ...listDifferences(again, expected.upgrades.serveur.state, expected.since));
  await engine.remove(site);
  const where = applied > 0 ? 'après' : isMigrating ? 'pendant' : 'avant';
  return { way, moment, isAimed, where, applied, added: found.additions.size, faults };
}

interface Refusal {
  sentence: string;
  faults: string[];
}

/** Starts a version on the database of a newer one: it must refuse with a sentence, and change nothing. */
export async function refuse(engine: Engine, site: Site, version: Version): Promise<Refusal> {
  const before = await engine.read(site);
  const server = startServer(version, getVariables(site));
  await untilReady(server, ORIGIN).catch(() => undefined);
  const code = await server.end();
  const after = await engine.read(site);
  const sentence = server.output();
  return {
    sentence,
    faults: [
      ...(code === 1 ? [] : [`code ${code}`]),
      ...(sentence.includes('\n') ? ['plus d’une ligne'] : []),
      ...listDifferences(after, before),
    ],
  };
}

/** The same with the present version, on a database with a migration that it does not know. */
export async function refuseLater(engine: Engine, upgraded: Site): Promise<Refusal> {
  const site = await engine.copy(upgraded);
  await engine.write(site, `insert into kysely_migration (name, timestamp) values ('${LATER}', '2100-01-01')`);
  const refusal = await refuse(engine, site, PRESENT);
  await engine.remove(site);
  if (!refusal.sentence.includes('plus récente')) refusal.faults.push('ce n’est pas la phrase attendue');
  return refusal;
}
