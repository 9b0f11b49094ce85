import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listDifferences, listWrongAdditions } from './compare.ts';
import type { Engine, Site, State } from './engine.ts';
import { type Marks, readMarks } from './marks.ts';
import { getVariables, ORIGIN, type Upgrade, withServer } from './trial.ts';
import { PRESENT, runFaitage, type Version } from './version.ts';

interface Before {
  state: State;
  marks: Marks;
  /** What the marks read. */
  words: string;
}

/** Removes what a restore changes on purpose: jobs are held, and PostgreSQL's tables are made anew by the migrations. */
function withoutRestore({ rows, ...state }: State): State {
  const mapRows = (table: string, change: (row: Record<string, unknown>) => object): [string, string[]] => [
    table,
    (rows.get(table) ?? []).map((row) => JSON.stringify(change(JSON.parse(row)))).sort(),
  ];
  const jobs = mapRows('jobs', ({ status, lease_owner, leased_until, finished_at, ...job }) => ({
    ...job,
    status: status === 'held' ? 'waiting' : status,
  }));
  return { ...state, rows: new Map([...rows, jobs, mapRows('kysely_migration', ({ name }) => ({ name }))]) };
}

/** Returns where the upgraded site still is after a restore in its place. */
function findFormer(site: Site): Site {
  if (site.DATABASE_URL !== undefined) return site;
  const name = readdirSync(site.DATA_DIR).find((entry) => entry.startsWith('avant-restauration-'));
  return { DATA_DIR: join(site.DATA_DIR, name ?? 'avant-restauration') };
}

/**
 * Goes back as docs/guides/mise-a-jour.md says: the archive that `faitage migrate` made, restored with the command of
 * the old version, which then starts. An old version without that command takes the present one's, in a new folder.
 */
export async function rollBack(
  engine: Engine,
  upgraded: Upgrade,
  old: Version,
  { state, marks, words }: Before,
): Promise<string[]> {
  const { DATA_DIR } = upgraded.site;
  const archives = readdirSync(join(DATA_DIR, 'sauvegardes'));
  const archive = join(DATA_DIR, 'sauvegardes', archives[0] ?? '');
  // A restore overwrites no PostgreSQL database: it gets a new one.
  const place = await engine.create();
  const site = old.hasCommand ? { ...place, DATA_DIR } : place;
  const where = old.hasCommand ? [] : ['--at', site.DATA_DIR];
  await runFaitage(old.hasCommand ? old : PRESENT, ['restore', archive, ...where], getVariables(site));
  const restored = await engine.read(site);
  const expected = old.hasCommand ? await engine.read(findFormer(upgraded.site)) : upgraded.state;
  const reread = await withServer(old, site, () => readMarks(ORIGIN, marks));
  return [
    ...(archives.length === 1 ? [] : [`copies automatiques : ${archives.join(', ')}`]),
    ...restored.damage,
    ...listDifferences(withoutRestore({ ...restored, additions: state.additions }), withoutRestore(state)),
    // The present version's restore adds them as a start does.
    ...listWrongAdditions(restored.additions, state.additions, (old.hasCommand ? state : upgraded.state).additions),
    ...listDifferences(expected, upgraded.state),
    ...(reread === words ? [] : [`données relues : ${reread} au lieu de ${words}`]),
  ];
}
