import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail } from '#tests/support/emails.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { readLinkedInvoice } from '../invoice.queries.server.ts';
import { SEND_LIMIT } from '../invoice.rules.ts';
import { sendInvoice } from './send-invoice.server.ts';

useDatabase();

const emails = async () =>
  (await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()).map(({ payload }) =>
    readEmail(payload),
  );

describe('sendInvoice', () => {
  it('emails a link that opens this invoice and stores only its hash', async () => {
    const { id, number } = await anInvoice();
    expect(await sendInvoice(await asAdmin(), { id })).toEqual({ email: 'paule@essai.example' });
    const emailContent = (await emails()).at(-1);
    expect(emailContent).toMatchObject({
      ...{ to: 'paule@essai.example', subject: expect.stringContaining(number), automatic: false },
      files: [{ source: 'invoice', id }],
    });
    const token = /facture\?token=([\w-]{43})/.exec(emailContent?.text ?? '')?.[1] ?? '';
    expect((await readLinkedInvoice(asVisitor(), { token })).id).toBe(id);
    const links = await db().selectFrom('document_links').selectAll().execute();
    // The first one was sent when the invoice was issued.
    expect(links).toMatchObject([
      { kind: 'invoice', target_id: id },
      { kind: 'invoice', target_id: id },
    ]);
    expect(JSON.stringify(links)).not.toContain(token);
    expect(await db().selectFrom('audit_log').select(['action', 'after']).execute()).toEqual([
      { action: 'invoice.send', after: '{"email":"paule@essai.example"}' },
    ]);
  });

  it('limits the number of emails to one customer', async () => {
    const { id } = await anInvoice();
    const admin = await asAdmin();
    for (let turn = 0; turn < SEND_LIMIT.hits; turn += 1) await sendInvoice(admin, { id });
    await expect(sendInvoice(admin, { id })).rejects.toMatchObject({ code: 'limit' });
  });

  it('requires an email address, an invoice and an administrator', async () => {
    const { id } = await anInvoice({ client_email: '' });
    const admin = await asAdmin();
    await expect(sendInvoice(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(sendInvoice(admin, { id: 99 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(sendInvoice(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
