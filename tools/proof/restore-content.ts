import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '#src/domains/media/media.contract.ts';
import { imageFileName, imageFileNames } from '#src/domains/media/media.views.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { closeDatabase, db, openDatabase, transaction } from '#src/platform/database/database.server.ts';
import { jobInstant } from '#src/platform/jobs/job-rows.server.ts';
import { openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { getEmail, type Visit } from './visitor.ts';

export const MESSAGES = 5_000;
const PICTURES = 200;
const PICTURE_BYTES = 2_000_000;
const VARIANT_BYTES = 170_000;
/** Size of all pictures with their variants, in megabytes. */
export const PICTURES_MB = Math.round((PICTURES * (PICTURE_BYTES + IMAGE_WIDTHS.length * VARIANT_BYTES)) / 1e6);

/** Works in the database and the pictures of a site whose server is stopped. */
export async function inSite<Result>(variables: NodeJS.ProcessEnv, work: () => Promise<Result>): Promise<Result> {
  const config = readConfig(variables);
  await openDatabase(config.DATABASE_URL ?? join(config.DATA_DIR, 'faitage.sqlite'));
  openStorage(config);
  return work().finally(closeDatabase);
}

/** Makes the e-mails that wait due at once; returns how many wait or are being sent. */
export async function hurryMails(): Promise<number> {
  const mails = await db().selectFrom('jobs').select('status').where('kind', '=', 'mail').execute();
  await db()
    .updateTable('jobs')
    .set({ run_at: jobInstant() })
    .where('kind', '=', 'mail')
    .where('status', '=', 'waiting')
    .execute();
  return mails.filter(({ status }) => status === 'waiting' || status === 'running').length;
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores messages and pictures; returns the hash of each picture's file. */
export async function fill(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  await transaction(async () => {
    await fillMessages(MESSAGES, 500);
    // Messages of years ago are deleted by and by, as the law asks.
    await db().updateTable('contact_messages').set({ created_at: nowIso(), updated_at: nowIso() }).execute();
  });
  for (let number = 0; number < PICTURES; number += 1) {
    const key = randomBytes(16).toString('hex');
    const files = [
      { name: imageFileName(key, 'image/webp'), size: PICTURE_BYTES },
      ...IMAGE_WIDTHS.map((width) => ({ name: imageFileName(key, 'image/webp', width), size: VARIANT_BYTES })),
    ];
    for (const { name, size } of files) {
      const bytes = randomBytes(size);
      hashes.set(name, hash(bytes));
      await storage().put(name, bytes, 'image/webp');
    }
    const size = { bytes: PICTURE_BYTES, width: 2_400, height: 1_600 };
    const row = { key, content_type: 'image/webp', ...size, created_at: nowIso() };
    await db().insertInto('media').values(row).execute();
  }
  return hashes;
}

/** Who wrote before the backup began, and who wrote while it was being made. */
export interface Writers {
  before: readonly Visit[];
  during: readonly Visit[];
}

/**
 * What of the messages is wrong after the restore. What was acknowledged before the backup is there; no visitor's
 * message is there twice, however often they pressed the button.
 * @param filled number of messages that no visitor sent.
 */
export async function findWrongMessages({ before, during }: Writers, filled: number): Promise<string[]> {
  const rows = await db().selectFrom('contact_messages').select(['id', 'email']).execute();
  const sent = Map.groupBy(rows, ({ email }) => email);
  const of = (visit: Visit): { id: number }[] => sent.get(getEmail(visit)) ?? [];
  const lost = before.filter(
    (visit) => visit.acknowledged !== undefined && !of(visit).some(({ id }) => id === visit.acknowledged),
  );
  const all = [...before, ...during];
  const others = rows.length - all.reduce((sum, visit) => sum + of(visit).length, 0);
  return [
    ...lost.map(({ number }) => `message du visiteur ${number} perdu`),
    ...all
      .filter((visit) => of(visit).length > 1)
      .map((visit) => `message du visiteur ${visit.number} ${of(visit).length} fois`),
    ...(others === filled ? [] : [`${others} messages d’autrefois au lieu de ${filled}`]),
  ];
}

/** What of the messages and of the pictures is not there, or not as it was. */
export async function findLosses(writers: Writers, hashes: ReadonlyMap<string, string>): Promise<string[]> {
  const losses = await findWrongMessages(writers, MESSAGES);
  const images = await db().selectFrom('media').select(['key', 'content_type']).execute();
  const names = new Set(images.flatMap(({ key, content_type }) => imageFileNames(key, content_type)));
  for (const [name, expected] of hashes) {
    const file = names.has(name) ? await storage().get(name) : undefined;
    if (file === undefined || hash(file.bytes) !== expected) losses.push(name);
  }
  return losses;
}
