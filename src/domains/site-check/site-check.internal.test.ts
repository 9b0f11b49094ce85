import { afterEach, describe, expect, it } from 'vitest';
import { storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { examineSite, type Outside } from './site-check.internal.server.ts';

useDatabase();
afterEach(() => {
  freezeClock();
  setPublicUrl('http://localhost:3000');
});

const PUBLIC_URL = 'https://couverture-martin.fr';
const outside = (records: Record<string, string>): Outside => ({
  askAddress: async () => ({ isOwn: true }),
  readCertificate: async () => undefined,
  resolver: {
    resolveTxt: async (name) => {
      const record = records[name];
      if (record === undefined) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
      return [[record]];
    },
  },
});

async function examine(records: Record<string, string>, SMTP_URL?: string) {
  setPublicUrl(PUBLIC_URL);
  configureMail({ PUBLIC_URL, DATA_DIR: '', SMTP_URL, MAIL_FROM: 'Martin <devis@couverture-martin.fr>' });
  const lines = await examineSite(outside(records));
  return Object.fromEntries(lines.map(({ check, state }) => [check, state]));
}

describe('examineSite', () => {
  it('looks up the records of the sender’s domain, and finds what is missing', async () => {
    const records = { 'couverture-martin.fr': 'v=spf1 include:_spf.ovh.net -all' };
    expect(await examine(records, 'smtp://127.0.0.1:1')).toMatchObject({
      ...{ address: 'ok', https: 'ok', indexing: 'ok', mail: 'ok', spf: 'ok' },
      ...{ dkim: 'todo', dmarc: 'todo', backup: 'todo', jobs: 'ok' },
    });
  });

  it('tells a closed site, mail that stays here, and jobs that nobody runs', async () => {
    await storeSiteState({ state: 'setup' });
    const past = isoIn(-7_200);
    await db()
      .insertInto('jobs')
      .values({ kind: 'mail', payload: '{}', status: 'waiting', run_at: past, created_at: past, attempts: 0 })
      .execute();
    expect(await examine({})).toMatchObject({ indexing: 'todo', mail: 'broken', spf: 'todo', jobs: 'broken' });
  });
});
