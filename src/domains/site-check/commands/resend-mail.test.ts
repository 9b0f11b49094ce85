import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { listStoppedMail } from '#src/platform/mail/stopped-mail.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aDeadJob, STOPPED_AT } from '#tests/support/dead-job.ts';
import { readSiteState } from '../site-check.queries.server.ts';
import { resendMail } from './resend-mail.server.ts';

useDatabase();

describe('resendMail', () => {
  it('lets a failed email leave again, with a line in the audit log', async () => {
    const id = await aDeadJob('mail', 'Error EENVELOPE 550');
    const admin = await asAdmin();
    const { mails } = await readSiteState(admin, {});
    const stopped_at = STOPPED_AT;
    const last_error = 'Error EENVELOPE 550';
    expect(mails).toEqual([
      { id, to: 'client@essai.example', subject: 'Votre devis', state: 'dead', stopped_at, last_error },
    ]);
    await resendMail(admin, { id });
    const job = await db().selectFrom('jobs').select(['status', 'attempts']).executeTakeFirstOrThrow();
    expect(job).toEqual({ status: 'waiting', attempts: 0 });
    expect(await listStoppedMail()).toEqual([]);
    await expect(resendMail(admin, { id })).rejects.toMatchObject({ status: 404 });
    const lines = db().selectFrom('audit_log').select(['action', 'subject', 'class']);
    expect(await lines.execute()).toEqual([{ action: 'mail.resend', subject: `mail:${id}`, class: 'access' }]);
  });

  it('runs no other work again', async () => {
    const id = await aDeadJob('media-sweep');
    await expect(resendMail(await asAdmin(), { id })).rejects.toMatchObject({ status: 404 });
  });

  it('shows addresses only to people who may see customers', async () => {
    const id = await aDeadJob('mail');
    const technician = await asColleague('settings');
    expect((await readSiteState(technician, {})).mails).toEqual([]);
    await expect(resendMail(technician, { id })).rejects.toMatchObject({ status: 403 });
  });
});
