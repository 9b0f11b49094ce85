import { createHash, randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { MIGRATIONS, migrateUpTo } from '#src/platform/database/migrate.server.ts';
import { ensureBuilt } from '../built.mjs';
import { findPostgres } from '../machine.mjs';
import { listDifferences, listWrongAdditions } from './upgrade/compare.ts';
import { databaseAddress, type Engine, openPostgres, openSqlite, type Site, type State } from './upgrade/engine.ts';
import { readMarks, writeMarks } from './upgrade/marks.ts';
import { rollBack } from './upgrade/rollback.ts';
import type { Schema } from './upgrade/schema.ts';
import {
  type Expected,
  type Kill,
  killOnce,
  ORIGIN,
  refuse,
  refuseLater,
  upgrade,
  withServer,
} from './upgrade/trial.ts';
import { buildVersion, findRef, PRESENT, type Version } from './upgrade/version.ts';

// A site of an old version is upgraded to this one: killed at random moments, it is upgraded whole or not at all; the
// old version then refuses it; the automatic copy brings it back. With SQLite and with PostgreSQL.
/** Kills at any time, then as many as it takes until this number fell into the migrations. */
const ANYWHERE = 10;
const AIMED = 20;
const MOST = 80;

const toMs = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

let failures = 0;
function report(what: string, faults: readonly string[] = []): void {
  if (faults.length > 0) failures += 1;
  console.log(`  ${faults.length === 0 ? '✓' : '✗'} ${what}`);
  for (const fault of faults.slice(0, 20)) console.error(`      ${fault.slice(0, 600)}`);
}

/** @throws Error with a sentence when there is nothing to upgrade, or no way to. */
function refuseUnfit(migrations: readonly string[]): void {
  const known = Object.keys(MIGRATIONS);
  const unknown = migrations.find((name, place) => name !== known[place]);
  if (unknown !== undefined)
    throw new Error(`Une migration de ce commit (${unknown}) n’est plus connue : prenez-en un autre.`);
  if (migrations.length === known.length)
    throw new Error('Aucune migration depuis ce commit : donnez-en un plus ancien par --from.');
}

/** Applies the waiting migrations one by one; returns the schema after each, and the state after the last. */
async function migrateOneByOne(engine: Engine, site: Site, before: State) {
  const schemas = new Map<number, Schema>([[before.migrations.length, before]]);
  let state = before;
  for (const name of Object.keys(MIGRATIONS).slice(before.migrations.length)) {
    await openDatabase(databaseAddress(site));
    await migrateUpTo(name).finally(closeDatabase);
    state = await engine.read(site);
    schemas.set(state.migrations.length, state);
  }
  return { schemas, state };
}

/** @param before old database: the migrations make no addition, so that only its own may be there. */
function reportMigrations(migrated: State, stepwise: State, before: State, since: string): void {
  report('une à une ou d’un coup, les migrations donnent la même base', [
    ...listDifferences({ ...migrated, additions: stepwise.additions }, stepwise, since),
    ...listWrongAdditions(stepwise.additions, new Map(), before.additions),
  ]);
}

/** Whatever the way, an upgrade must end with each addition, the same in both. */
function reportAdditions({ additions }: Engine, migrated: State, served: State): void {
  if (additions.length === 0) return;
  const missing = additions.filter((name) => !served.additions.has(name)).map((name) => `${name} manque`);
  const differing = listWrongAdditions(migrated.additions, served.additions, served.additions);
  report(
    `index de recherche et leur extension, ajoutés après les migrations : ${served.additions.size} sur ${additions.length}`,
    [...missing, ...differing],
  );
}

function describeKill({ way, moment, isAimed, where, applied, added }: Kill, waiting: number, all: number): string {
  const since = isAimed ? 'du début des migrations' : 'du démarrage';
  const done = `${applied} migrations faites sur ${waiting}`;
  return `${way}, à ${toMs(moment)} ${since} : ${where} la transaction, ${done}${all > 0 ? `, ${added} ajouts sur ${all}` : ''}`;
}

async function killManyTimes(engine: Engine, old: Site, expected: Expected, draw: () => number): Promise<void> {
  const waiting = Object.keys(MIGRATIONS).length - expected.before.migrations.length;
  const all = engine.additions.length;
  const kills: Kill[] = [];
  const countWhere = (name: Kill['where']): number => kills.filter(({ where }) => where === name).length;
  const kill = async (isAimed: boolean): Promise<void> => {
    const way = kills.length % 2 === 0 ? 'serveur' : 'faitage migrate';
    const found = await killOnce(engine, old, { way, isAimed, chance: draw() }, expected);
    kills.push(found);
    report(`${String(kills.length).padStart(2)} ${describeKill(found, waiting, all)}`, found.faults);
  };
  for (let round = 0; round < ANYWHERE; round += 1) await kill(false);
  while (countWhere('pendant') < AIMED && kills.length < MOST) await kill(true);
  const cut = kills.filter(({ added }) => added > 0 && added < all).length;
  report(
    `${kills.length} arrêts par kill -9 : ${countWhere('pendant')} pendant la transaction des migrations, ` +
      `${countWhere('avant')} avant, ${countWhere('après')} après${all > 0 ? `, dont ${cut} entre deux ajouts` : ''}`,
    countWhere('pendant') < AIMED ? [`il en faut ${AIMED} pendant elle`] : [],
  );
}

async function prove(engine: Engine, version: Version, draw: () => number): Promise<void> {
  console.log(engine.name);
  const old = await engine.create();
  const marks = await withServer(version, old, () => writeMarks(ORIGIN));
  const words = await withServer(version, old, () => readMarks(ORIGIN, marks));
  const before = await engine.read(old);
  refuseUnfit(before.migrations);
  const since = new Date().toISOString();
  const stepwise = await engine.copy(old);
  const steps = await migrateOneByOne(engine, stepwise, before);
  const upgrades = {
    serveur: await upgrade(engine, old, 'serveur'),
    'faitage migrate': await upgrade(engine, old, 'faitage migrate'),
  };
  for (const [way, { lasts, opens, closes, state }] of Object.entries(upgrades)) {
    report(`${way} : ${toMs(lasts)}, dont ${toMs(closes - opens)} de migrations (une transaction)`, state.damage);
  }
  const { serveur, 'faitage migrate': migrated } = upgrades;
  reportMigrations(migrated.state, steps.state, before, since);
  reportAdditions(engine, migrated.state, serveur.state);
  await killManyTimes(engine, old, { before, since, schemas: steps.schemas, upgrades }, draw);
  const reread = await withServer(PRESENT, serveur.site, () => readMarks(ORIGIN, marks));
  report('message, devis accepté et image relus après la montée', reread === words ? [] : [reread]);
  const refusal = await refuse(engine, serveur.site, version);
  report(`ancienne version sur la base montée : « ${refusal.sentence} »`, refusal.faults);
  const later = await refuseLater(engine, serveur.site);
  report(`cette version sur une base plus récente : « ${later.sentence} »`, later.faults);
  const command = version.hasCommand ? 'la commande de l’ancienne version' : 'faitage restore --at de cette version';
  const returned = await rollBack(engine, migrated, version, { state: before, marks, words });
  report(`retour par la copie automatique, avec ${command}`, returned);
}

const { values } = parseArgs({
  options: { from: { type: 'string' }, keep: { type: 'string' }, seed: { type: 'string' } },
});
const root = mkdtempSync(join(tmpdir(), 'faitage-upgrade-'));
try {
  const { commit, name } = findRef(values.from);
  ensureBuilt((line) => console.log(line));
  const seed = values.seed ?? String(randomInt(1_000_000));
  let draws = 0;
  const draw = (): number => {
    draws += 1;
    return createHash('sha256').update(`${seed} ${draws}`).digest().readUInt32BE() / 2 ** 32;
  };
  const place = resolve(values.keep ?? join(root, 'Façade d’été (à Nîmes)'));
  mkdirSync(place, { recursive: true });
  const version = buildVersion(commit, join(place, commit));
  console.log(`De ${name} à cette version ; graine ${seed} (--seed).`);
  const sites = join(root, 'Données d’été');
  mkdirSync(sites);
  await prove(openSqlite(sites), version, draw);
  if (findPostgres() === undefined)
    console.log('PostgreSQL : non essayé, ses programmes ne sont pas sur cette machine.');
  else {
    const engine = await openPostgres(sites);
    await prove(engine, version, draw).finally(engine.close);
  }
} catch (error) {
  failures += 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
