import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { BACKUP_MARK } from '#src/platform/data-folder/last-backup.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type EmailContent, queuedEmails } from '#tests/support/emails.ts';
import type { Outside } from './site-check.internal.server.ts';
import { watchSite } from './site-watch.internal.server.ts';

useDatabase();

const PUBLIC_URL = 'https://couverture-martin.fr';
const OWNER = 'martin@couverture-martin.fr';
const START = Date.parse('2026-11-25T04:00:00.000Z');
const HOUR_MS = 3_600_000;

let folder = '';
let expiry: Date | undefined;
let freeBytes = 0;
let sent: EmailContent[] = [];
const outside: Outside = {
  askAddress: async () => ({ isOwn: true }),
  readCertificate: async () => expiry,
  resolver: { resolveTxt: async () => [] },
  readDisk: async () => ({ freeBytes, totalBytes: 100e9, level: 'enough' }),
};

const backUpAt = (hour: number): void => {
  writeFileSync(join(folder, BACKUP_MARK), '');
  const at = new Date(START + hour * HOUR_MS);
  utimesSync(join(folder, BACKUP_MARK), at, at);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-watch-'));
  expiry = new Date('2027-06-01T00:00:00.000Z');
  freeBytes = 50e9;
  sent = [];
  setDataFolder(folder);
  setPublicUrl(PUBLIC_URL);
  configureMail({ PUBLIC_URL, DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: undefined });
  freezeClock(new Date(START));
  backUpAt(0);
  await saveSettings(systemContext('test'), { group: 'general', values: { contact_email: OWNER } });
});
afterEach(() => {
  freezeClock();
  setPublicUrl('http://localhost:3000');
  rmSync(folder, { recursive: true });
});

/** Watches at an hour after the start; returns the subjects of the new emails to the owner. */
async function watchAt(hour: number): Promise<string[]> {
  freezeClock(new Date(START + hour * HOUR_MS));
  await watchSite(outside);
  const emails = await queuedEmails(OWNER);
  sent.push(...emails);
  // They have left: an email that waits for an hour is a trouble of its own.
  await db().deleteFrom('jobs').where('kind', '=', 'mail').where('status', '=', 'waiting').execute();
  return emails.map(({ subject }) => subject);
}

const loseJob = (kind: string) =>
  db()
    .insertInto('jobs')
    .values({ kind, payload: '{}', status: 'dead', attempts: 10, run_at: nowIso(), created_at: nowIso() })
    .execute();

describe('watchSite', () => {
  it('sends nothing while all is well', async () => {
    expect(await watchAt(0)).toEqual([]);
    expect(await watchAt(47)).toEqual([]);
  });

  it('alerts once a day of a backup that is too old, and once when it is there again', async () => {
    expect(await watchAt(49)).toEqual([expect.stringContaining('Sauvegarde à faire')]);
    for (const hour of [50, 60, 72]) expect(await watchAt(hour)).toEqual([]);
    expect(await watchAt(73)).toEqual([expect.stringContaining('Sauvegarde à faire')]);
    backUpAt(74);
    expect(await watchAt(75)).toEqual([expect.stringContaining('tout est rentré dans l’ordre')]);
    expect(await watchAt(76)).toEqual([]);
  });

  it('reports a trouble that comes and goes once a day, with its end', async () => {
    expiry = new Date(START + 13 * 24 * HOUR_MS);
    expect(await watchAt(1)).toEqual([expect.stringContaining('Certificat du site à renouveler')]);
    expiry = new Date('2027-06-01T00:00:00.000Z');
    expect(await watchAt(2)).toHaveLength(1);
    expiry = new Date(START + 13 * 24 * HOUR_MS);
    expect(await watchAt(3)).toEqual([]);
    expiry = new Date('2027-06-01T00:00:00.000Z');
    expect(await watchAt(4)).toEqual([]);
  });

  it('alerts of given up jobs of any kind, and apart of emails', async () => {
    await loseJob('figures');
    expect(await watchAt(1)).toEqual([expect.stringContaining('Des travaux ont échoué')]);
    await loseJob('mail');
    expect(await watchAt(2)).toEqual([expect.stringContaining('Des e-mails ne partent pas')]);
  });

  it('alerts of a disk with less than a tenth left, and once when there is room again', async () => {
    freeBytes = 9e9;
    expect(await watchAt(1)).toEqual([expect.stringContaining('Disque presque plein')]);
    expect(sent[0]?.text).toMatch(/9,0\sGo libres/);
    freeBytes = 11e9;
    expect(await watchAt(2)).toEqual([expect.stringContaining('tout est rentré dans l’ordre')]);
  });

  it('says in the email what was found and what to do', async () => {
    await watchAt(49);
    const [email] = sent;
    expect(email?.text).toContain('il y a 2 jours');
    expect(email?.text).toContain('À faire');
    expect(email?.text).toContain(`${PUBLIC_URL}/admin/settings/etat`);
  });

  it('sends no email where the settings of the notifications switch it off', async () => {
    const rules = { 'site-trouble': { email: false } };
    await saveSettings(systemContext('test'), { group: 'notifications', values: { rules } });
    expect(await watchAt(49)).toEqual([]);
    const rows = await db().selectFrom('notifications').select('title').execute();
    expect(rows).toEqual([{ title: 'Sauvegarde à faire' }]);
  });
});
