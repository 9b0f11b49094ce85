import type { Selectable } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import type { BinRecordRow } from '#src/platform/database/bin-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { BIN_DAYS, type BinKind } from './bin.contract.ts';
import type { BinReach } from './bin.rules.ts';
import { within } from './bin-list.store.server.ts';
import type { Pointer, WholeRows } from './bin-row.store.server.ts';

const DAY_SECONDS = 86_400;
/** Both engines bind a limited number of values. */
const AT_ONCE = 1_000;

/** What a record consists of, as stored: its rows, and the rows of others that pointed at it. */
export interface BinContent {
  rows: WholeRows;
  pointers: (Pointer & { ids: number[] })[];
}

export interface NewBinRecord {
  kind: BinKind;
  subject_id: number;
  owner_id: number | null;
  label: string;
  content: BinContent;
  person_id: number | null;
  person_email: string;
  actor_id: number | null;
}

/** A record in the bin, with its rows. */
export interface BinnedRecord {
  id: number;
  kind: BinKind;
  subjectId: number;
  ownerId: number | null;
  label: string;
  content: BinContent;
}

const toBinned = ({ id, kind, subject_id, owner_id, label, content }: Selectable<BinRecordRow>): BinnedRecord => ({
  id,
  kind: kind as BinKind,
  subjectId: subject_id,
  ownerId: owner_id,
  label,
  content: JSON.parse(content),
});

const PICTURE = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

/** Selects the pictures that a text names: it may also hold other numbers of the same form. */
async function selectPicturesIn(content: string): Promise<string[]> {
  const names = [...new Set(content.match(PICTURE) ?? [])];
  const keys: string[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    const rows = await db().selectFrom('media').select('key').where('key', 'in', some).execute();
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}

/** Stores a deleted record. @returns the keys of its pictures. */
export async function insertBinRecord({ content: whole, label, ...record }: NewBinRecord): Promise<string[]> {
  const content = JSON.stringify(whole);
  const { id } = await db()
    .insertInto('bin_records')
    .values({
      ...record,
      label,
      content,
      search_text: fold(label),
      deleted_at: nowIso(),
      expires_at: isoIn(BIN_DAYS * DAY_SECONDS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keys = await selectPicturesIn(content);
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE).map((media_key) => ({ bin_id: id, media_key }));
    await db().insertInto('bin_pictures').values(some).execute();
  }
  return keys;
}

export const hasBinRecord = async (reach: BinReach, id: number): Promise<boolean> =>
  (await within(reach).select('bin_records.id').where('bin_records.id', '=', id).executeTakeFirst()) !== undefined;

/** Locks a record until the transaction ends; undefined when it is gone. */
export async function holdBinRecord(id: number): Promise<BinnedRecord | undefined> {
  const row = await db()
    .updateTable('bin_records')
    .set((record) => ({ deleted_at: record.ref('deleted_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toBinned(row);
}

/** Selects the id of the record that was deleted last under a subject. */
export async function selectNewest(reach: BinReach, kind: BinKind, subjectId: number): Promise<number | undefined> {
  const row = await within(reach)
    .select('bin_records.id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('bin_records.id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Selects the ids of all records within reach, newest first. */
export const selectBinIds = async (reach: BinReach): Promise<number[]> =>
  (await within(reach).select('bin_records.id').orderBy('bin_records.id', 'desc').execute()).map(({ id }) => id);

/** Selects the ids of records whose time is over, in the order of an index. */
export const selectExpired = async (limit: number): Promise<number[]> =>
  (
    await db()
      .selectFrom('bin_records')
      .select('id')
      .where('expires_at', '<=', nowIso())
      .orderBy('expires_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** Selects the ids of the records about the demo's own rows, and of drafts, which were written over its texts. */
export const selectDemoBinIds = async (): Promise<number[]> =>
  (
    await db()
      .selectFrom('bin_records')
      .select('id')
      .where(({ eb, or, exists, selectFrom, cast, ref }) =>
        or([
          eb('kind', 'in', ['page-draft', 'city-draft']),
          exists(
            selectFrom('demo_rows')
              .select('row_id')
              .whereRef('demo_rows.kind', '=', 'bin_records.kind')
              .whereRef('row_id', '=', cast<string>(ref('bin_records.subject_id'), 'text')),
          ),
        ]),
      )
      .execute()
  ).map(({ id }) => id);

export const selectBinPictures = async (ids: readonly number[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db()
          .selectFrom('bin_pictures')
          .select('media_key')
          .distinct()
          .where('bin_id', 'in', [...ids])
          .execute()
      ).map(({ media_key }) => media_key);

/** Removes one record; false when somebody else has just removed or restored it. */
export async function deleteBinRecord(id: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('bin_records').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Selects the records about a person, newest first: under their account or their address. */
export const selectPersonBin = async (owner: {
  userId: number;
  email: string | null;
}): Promise<Selectable<BinRecordRow>[]> =>
  db()
    .selectFrom('bin_records')
    .selectAll()
    .where((row) =>
      row.or([row('person_id', '=', owner.userId), row('person_email', '=', owner.email?.toLowerCase() ?? ' ')]),
    )
    .where('expires_at', '>', nowIso())
    .orderBy('id', 'desc')
    .execute();
