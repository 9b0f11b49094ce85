import { originalPath } from '#src/domains/media/media.contract.ts';
import { releaseImages } from '#src/domains/media/media.internal.server.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { oneByOne } from '#src/platform/in-parts.server.ts';
import { inSteps } from '#src/platform/in-steps.server.ts';
import { BIN_LABEL_MAX, type BinKind, type DeletedOfPerson } from './bin.contract.ts';
import { getReach, notInBin, placeTaken } from './bin.rules.ts';
import {
  type BinContent,
  type BinnedRecord,
  deleteBinRecord,
  hasBinRecord,
  holdBinRecord,
  insertBinRecord,
  selectBinPictures,
  selectDemoBinIds,
  selectExpired,
  selectNewest,
  selectPersonBin,
} from './bin.store.server.ts';
import { toDeletedOfPerson } from './bin.views.ts';
import {
  insertWholeRows,
  type Pointer,
  pointAgain,
  selectExisting,
  selectPointing,
  selectWholeRows,
  type TableName,
  type WantedRows,
  type WholeRow,
  type WholeRows,
} from './bin-row.store.server.ts';

export type { BinnedRecord };

interface Deletion {
  kind: BinKind;
  subjectId: number;
  /** Text, or the columns of its first row that name it. */
  label: string | readonly string[];
  /** Rows that are deleted with the record, parents first; a restoration writes them back in this order. */
  rows: readonly WantedRows[];
  /** Columns of other tables that become empty with the deletion. */
  pointers?: readonly Pointer[];
  /** Columns of its first row with the account and the address of the person whom it is about. */
  person?: { id: string; email: string };
  /** The only account that may see and restore it. */
  ownerId?: number;
}

interface Deleter {
  actor: Actor;
}

async function readContent({ rows, pointers = [], subjectId }: Deletion): Promise<BinContent> {
  const stored: WholeRows = {};
  await oneByOne(rows, async (wanted) => {
    stored[wanted.table] = await selectWholeRows(wanted);
  });
  const pointing = pointers.map(async (pointer) => ({ ...pointer, ids: await selectPointing(pointer, subjectId) }));
  return { rows: stored, pointers: await Promise.all(pointing) };
}

const toNumber = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : null;

/** Puts a record into the bin, in the transaction of its deletion and before its rows are gone; nothing where it is absent. */
export const keepInBin = ({ actor }: Deleter, deletion: Deletion): Promise<void> =>
  transaction(async () => {
    const { kind, subjectId, label, rows, person, ownerId } = deletion;
    const content = await readContent(deletion);
    const [first] = rows;
    const row = first === undefined ? {} : content.rows[first.table]?.[0];
    if (row === undefined) return;
    const text =
      typeof label === 'string'
        ? label
        : label
            .map((column) => row[column])
            .filter(Boolean)
            .join(' – ');
    const pictures = await insertBinRecord({
      kind,
      subject_id: subjectId,
      owner_id: ownerId ?? null,
      label: toExcerpt(text, BIN_LABEL_MAX),
      content,
      person_id: person === undefined ? null : toNumber(row[person.id]),
      person_email: person === undefined ? '' : String(row[person.email]).toLowerCase(),
      actor_id: actor.kind === 'user' ? actor.userId : null,
    });
    if (pictures.length > 0) await publish('content', { what: 'media' });
    await publish('admin', { event: 'bin' });
  });

/**
 * Restores a record, once: two callers wait for each other, and a refusal leaves it in the bin.
 * @throws DomainError `not-found` when it is gone, or out of the caller's reach.
 */
export const takeFromBin = <Result>(
  { actor }: Deleter,
  id: number,
  restore: (record: BinnedRecord) => Promise<Result>,
): Promise<Result> =>
  transaction(async () => {
    const record = (await hasBinRecord(getReach(actor), id)) ? await holdBinRecord(id) : undefined;
    if (record === undefined) throw notInBin();
    const result = await restore(record).catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? placeTaken(cause) : cause;
    });
    const pictures = await selectBinPictures([id]);
    await deleteBinRecord(id);
    if (pictures.length > 0) await publish('content', { what: 'media' });
    await publish('admin', { event: 'bin' });
    return result;
  });

/** Returns the record that was deleted last under a subject. @throws DomainError `not-found`. */
export async function findNewestInBin({ actor }: Deleter, kind: BinKind, subjectId: number): Promise<number> {
  const id = await selectNewest(getReach(actor), kind, subjectId);
  if (id === undefined) throw notInBin();
  return id;
}

/** Column that names a row of another table, which may be gone by the time of a restoration. */
type References = Readonly<Record<string, TableName>>;

/** Empties the references to rows that no longer exist: accounts, quotes, messages. */
async function forgetMissing(rows: readonly WholeRow[], references: References): Promise<WholeRow[]> {
  const clean = rows.map((row) => ({ ...row }));
  for (const [column, target] of Object.entries(references)) {
    const ids = new Set(clean.flatMap((row) => (typeof row[column] === 'number' ? [row[column]] : [])));
    const existing = await selectExisting(target, [...ids]);
    for (const row of clean) if (typeof row[column] === 'number' && !existing.has(row[column])) row[column] = null;
  }
  return clean;
}

interface WayBack {
  /** References of each table that become empty where their target is gone. */
  references?: Partial<Record<TableName, References>>;
  /** Tables whose rows are left out where another row has taken their place. */
  skipsTaken?: readonly TableName[];
}

/** Writes the rows of a record back under their ids. @throws a unique violation when another row has one. */
export async function putRowsBack(
  { subjectId, content: { rows, pointers } }: Pick<BinnedRecord, 'subjectId' | 'content'>,
  { references = {}, skipsTaken = [] }: WayBack = {},
): Promise<void> {
  for (const [name, some] of Object.entries(rows)) {
    const table = name as TableName;
    await insertWholeRows(table, await forgetMissing(some, references[table] ?? {}), skipsTaken.includes(table));
  }
  for (const { ids, ...pointer } of pointers) await pointAgain(pointer, ids, subjectId);
}

/**
 * Removes records for good, with the pictures that nothing else shows, in the order in which a restoration locks them.
 * @returns how many there still were.
 */
export const removeFromBin = ({ ids }: { ids: readonly number[] }): Promise<{ removed: number }> =>
  transaction(async () => {
    let removed = 0;
    await oneByOne(
      ids.toSorted((one, other) => other - one),
      async (id) => {
        const pictures = await selectBinPictures([id]);
        if (!(await deleteBinRecord(id))) return;
        removed += 1;
        await releaseImages(pictures.map(originalPath));
      },
    );
    if (removed > 0) await publish('admin', { event: 'bin' });
    return { removed };
  });

/** Removes all records whose time is over: none stays longer because many were deleted on one day. */
export const purgeBin = (): Promise<number> =>
  inSteps(async (limit) => {
    const ids = await selectExpired(limit);
    await removeFromBin({ ids });
    return { count: ids.length, isLast: ids.length < limit };
  });

/** Removes the deleted rows of the demo, so that nobody brings them back after it was left. */
export const removeDemoFromBin = (): Promise<void> =>
  transaction(async () => {
    await removeFromBin({ ids: await selectDemoBinIds() });
  });

/** Returns what the bin holds about a person, in the person's own words. */
export const findDeletedOfPerson = async (owner: {
  userId: number;
  email: string | null;
}): Promise<DeletedOfPerson[]> => (await selectPersonBin(owner)).map(toDeletedOfPerson);
