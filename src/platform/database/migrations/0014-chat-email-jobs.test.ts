import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { enqueue } from '../../jobs/enqueue.server.ts';
import { db, transaction } from '../database.server.ts';
import { chatEmailJobs } from './0014-chat-email-jobs.server.ts';

useDatabase();

describe('migration 0014-chat-email-jobs', () => {
  it('renames queued chat emails and leaves other jobs', async () => {
    await transaction(async () => {
      await enqueue('chat-letter', { chatId: 7 });
      await enqueue('mail', {});
    });
    await chatEmailJobs.up(db() as Kysely<unknown>);
    const jobs = await db().selectFrom('jobs').select(['kind', 'payload']).orderBy('id').execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(['chat-email', 'mail']);
    expect(JSON.parse(jobs[0]?.payload ?? '')).toEqual({ chatId: 7 });
  });
});
