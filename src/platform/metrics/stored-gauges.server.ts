import { join } from 'node:path';
import { Gauge } from 'prom-client';
import { perApp } from '../app-state.server.ts';
import { now } from '../clock.server.ts';
import { dataFolder } from '../data-folder/folder-path.server.ts';
import { measureFolder } from '../data-folder/folder-size.server.ts';
import { readFreeSpace } from '../data-folder/free-space.server.ts';
import { readLastBackup, readScheduledBackup } from '../data-folder/last-backup.server.ts';
import { measureDatabase } from '../database/size.server.ts';
import { readCertificate } from '../diagnosis/read-certificate.server.ts';
import { readQueue } from '../jobs/job-rows.server.ts';
import { log } from '../log.server.ts';
import { createProbe } from '../probe.server.ts';
import { publicLink } from '../public-link.server.ts';
import { FILES_FOLDER } from '../storage/storage.server.ts';
import { meters } from './meters.server.ts';

/** How long values of the database answer for all readers, and how long a reader waits for them. Milliseconds. */
const ROWS = { freshMs: 10_000, withinMs: 2_000 };
/** Every file of the folders is looked at: once an hour is enough for a size. */
const FOLDERS = { freshMs: 3_600_000, withinMs: 2_000 };
/** A certificate changes every few weeks. */
const CERTIFICATE = { freshMs: 3_600_000, withinMs: 2_000 };

function createGauges() {
  const registers = [meters().registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    answers: gauge('faitage_database_up', '1 while the database answers, else 0; its other values are then missing.'),
    queue: gauge('faitage_jobs', 'Jobs by kind and state: due, later, running, dead, held; without recurring ones.', [
      'kind',
      'state',
    ]),
    oldest: gauge('faitage_jobs_oldest_due_seconds', 'Since when the oldest job that is due waits; 0 when none does.'),
    stored: gauge('faitage_stored_bytes', 'Bytes by kind: database, files (pictures in the data folder), outbox.', [
      'kind',
    ]),
    backup: gauge('faitage_backup_age_seconds', 'Age of the last known backup; missing where there is none.'),
    certificate: gauge(
      'faitage_certificate_expiry_time_seconds',
      'When the certificate of PUBLIC_URL expires, in seconds since 1970; missing without https or an answer.',
    ),
    free: gauge('faitage_disk_free_bytes', 'Bytes that can still be written on the disk of the data folder.'),
    size: gauge('faitage_disk_size_bytes', 'Size of the disk of the data folder.'),
  };
}

/** A value that is not known is missing: 0 would be a lie. */
function show(one: Gauge<never>, value: number | undefined): void {
  one.remove();
  if (value !== undefined) one.set(value);
}

async function readRows(): Promise<void> {
  const { queue, oldest, stored } = gauges();
  const [rows, bytes] = [await readQueue(), await measureDatabase()];
  queue.reset();
  for (const { kind, state, count } of rows.counts) queue.set({ kind, state }, count);
  oldest.set(rows.oldestDueSeconds);
  stored.set({ kind: 'database' }, bytes);
}

async function readFolders(): Promise<void> {
  const folder = dataFolder();
  if (folder === undefined) return;
  const { stored } = gauges();
  for (const [kind, name] of [
    ['files', FILES_FOLDER],
    ['outbox', 'outbox'],
  ] as const) {
    const bytes = await measureFolder(join(folder, name));
    if (bytes !== undefined) stored.set({ kind }, bytes);
  }
}

async function readExpiry(): Promise<void> {
  const expiry = await readCertificate(publicLink(''));
  show(gauges().certificate, expiry && Math.round(expiry.getTime() / 1000));
}

const gauges = perApp(createGauges);
/** What another server has done, as the database last said. */
const shared = perApp(() => ({ backup: undefined as Date | undefined }));
const createProbes = () => ({
  rows: createProbe(readRows, ROWS),
  backup: createProbe(async () => {
    shared().backup = await readScheduledBackup();
  }, ROWS),
  folders: createProbe(readFolders, FOLDERS),
  certificate: createProbe(readExpiry, CERTIFICATE),
});
const probes = perApp(createProbes);

/** Makes the next reading a fresh one; for tests only. */
export const forgetReadings = (): void => void Object.assign(probes(), createProbes());

async function readDisk(): Promise<void> {
  const { free, size } = gauges();
  const space = await readFreeSpace();
  show(free, space?.freeBytes);
  show(size, space?.totalBytes);
}

async function readBackup(): Promise<void> {
  await probes()
    .backup()
    .catch(() => undefined);
  const last = await readLastBackup(async () => shared().backup);
  show(gauges().backup, last && Math.max(0, (now().getTime() - last.getTime()) / 1000));
}

/** Reads what is stored. What does not answer in time is missing from this reading, and nothing waits for it. */
export async function readStored(): Promise<void> {
  const { answers, queue, oldest } = gauges();
  await Promise.all([
    readDisk(),
    readBackup(),
    probes()
      .certificate()
      .catch(() => undefined),
    probes()
      .folders()
      .catch((error: unknown) => log().warn({ err: error }, 'size of the folders not read')),
    probes()
      .rows()
      .then(
        () => answers.set(1),
        () => {
          answers.set(0);
          queue.reset();
          show(oldest, undefined);
        },
      ),
  ]);
}
