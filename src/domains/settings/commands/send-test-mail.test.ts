import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { closeMail, configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { sendTestMail } from './send-test-mail.server.ts';

useDatabase();

describe('sendTestMail', () => {
  it('queues one email to the given address, at most five times in ten minutes', async () => {
    const admin = await asAdmin();
    for (let send = 0; send < 5; send += 1) await sendTestMail(admin, { to: 'patron@essai.example' });
    await expect(sendTestMail(admin, { to: 'patron@essai.example' })).rejects.toMatchObject({ code: 'limit' });
    const mails = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    expect(mails).toHaveLength(5);
    expect(JSON.parse(mails[0]?.payload ?? '{}')).toMatchObject({ to: 'patron@essai.example' });
  });

  it('says whether a server sends it, or it only stays in the outbox', async () => {
    const admin = await asAdmin();
    const config = { MAIL_FROM: undefined, PUBLIC_URL: 'https://toit.test', DATA_DIR: '/nowhere' };
    configureMail({ ...config, SMTP_URL: undefined });
    expect(await sendTestMail(admin, { to: 'patron@essai.example' })).toMatchObject({ is_sent: false });
    configureMail({ ...config, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await sendTestMail(admin, { to: 'patron@essai.example' })).toMatchObject({ is_sent: true });
    closeMail();
  });
});
