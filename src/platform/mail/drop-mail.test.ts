import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database/database.server.ts';
import { dropMail } from './drop-mail.server.ts';
import { OUTBOX_ERASURE } from './erase-outbox.server.ts';
import { sendMail } from './mail.server.ts';

useDatabase();

describe('dropMail', () => {
  it('deletes the queued emails to an address and erases those in the outbox', async () => {
    const mail = { subject: 'Bonjour', content: { title: 'a', paragraphs: [] } };
    await sendMail({ ...mail, to: 'nadia_f@courrier.example' });
    await sendMail({ ...mail, to: 'nadiaxf@courrier.example' });
    await dropMail(['nadia_f@courrier.example']);
    const jobs = await db().selectFrom('jobs').select(['kind', 'payload']).orderBy('id').execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(['mail', OUTBOX_ERASURE]);
    expect(jobs[0]?.payload).toContain('nadiaxf@courrier.example');
    expect(jobs[1]?.payload).not.toContain('nadia');
  });
});
