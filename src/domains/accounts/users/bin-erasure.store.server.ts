import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';

interface ErasedBin {
  /** Subjects of audit entries, such as "message:12". */
  subjects: string[];
  /** Public ids of conversations, to which notifications lead. */
  sessions: string[];
  /** Keys of pictures that no remaining row may use. */
  photos: string[];
}

const SESSION = /"session_id":"([^"]+)"/g;

/** Deletes what the bin holds about a person, and the deleted notifications that contain one of these texts. */
export async function eraseBin(
  { id, email }: { id: number; email: string | null },
  known: readonly string[],
): Promise<ErasedBin> {
  const records = db()
    .selectFrom('bin_records')
    .select(['id', 'kind', 'subject_id', 'content'])
    .where((row) =>
      row.or([
        row('person_id', '=', id),
        row('person_email', '=', email ?? ' '),
        ...known.map((text) =>
          row.and([
            row('kind', '=', 'notification'),
            sql<boolean>`label like ${`%${text.replace(/[%_\\]/g, '\\$&')}%`} escape '\\'`,
          ]),
        ),
      ]),
    );
  // In the order in which a restoration locks them.
  const rows = await (engine() === 'postgres' ? records.orderBy('id', 'desc').forUpdate() : records).execute();
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return { subjects: [], sessions: [], photos: [] };
  const photos = await db().selectFrom('bin_pictures').select('media_key').where('bin_id', 'in', ids).execute();
  await db().deleteFrom('bin_records').where('id', 'in', ids).execute();
  return {
    subjects: rows.map(({ kind, subject_id }) => `${kind}:${subject_id}`),
    sessions: rows.flatMap(({ content }) => [...content.matchAll(SESSION)].map(([, session = '']) => session)),
    photos: photos.map(({ media_key }) => media_key),
  };
}
