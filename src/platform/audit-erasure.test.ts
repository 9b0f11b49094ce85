import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { recordAudit } from './audit.server.ts';
import { auditJobs, eraseAuditValues } from './audit-erasure.server.ts';
import { verifyAudit } from './audit-verify.server.ts';
import { db, transaction } from './database/database.server.ts';
import { runDueJobs } from './jobs/run-job.server.ts';

useDatabase();

const by = (userId: number, name: string) => ({
  actor: { kind: 'user', userId, role: 'admin', sessionId: 9, name } as const,
  requestId: 'r',
  clientAddress: '203.0.113.7',
  userAgent: 'Firefox',
});

/** Writes so many entries of Ada about herself, and one of Bob. */
const act = (count: number) =>
  transaction(async () => {
    const entry = {
      action: 'user.change',
      subject: 'self',
      before: { phone: '1' },
      after: { phone: '04 65 71 00 12' },
    };
    for (let place = 0; place < count; place += 1) await recordAudit(by(3, 'Ada'), entry);
    await recordAudit(by(5, 'Bob'), entry);
  });

const countNamed = async (): Promise<Record<string, number>> => {
  const rows = await db()
    .selectFrom('audit_log')
    .select(['actor_name', (select) => select.fn.countAll<number>().as('entries')])
    .groupBy('actor_name')
    .execute();
  return Object.fromEntries(rows.map(({ actor_name, entries }) => [actor_name, Number(entries)]));
};

const readJobs = () => db().selectFrom('jobs').select(['kind', 'payload']).where('id', '>', 0).execute();

describe('eraseAuditValues', () => {
  it('erases a thousand entries at once', async () => {
    await act(1_000);
    await transaction(() => eraseAuditValues({ actorId: 3 }));
    expect(await countNamed()).toEqual({ '': 1_000, Bob: 1 });
    expect(await readJobs()).toEqual([]);
  });

  it('leaves more of them to a job, which erases all and says nothing about the person', async () => {
    await act(1_001);
    await transaction(() => eraseAuditValues({ actorId: 3 }));
    expect(await readJobs()).toEqual([{ kind: 'audit-erasure', payload: '{"actorId":3}' }]);
    await runDueJobs(auditJobs);
    expect(await countNamed()).toEqual({ '': 1_001, Bob: 1 });
    const columns = ['after', 'before', 'ip', 'user_agent', 'search_text'] as const;
    const rows = await db().selectFrom('audit_log').select(columns).distinct().where('actor_id', '=', 3).execute();
    expect(rows).toEqual([{ after: null, before: null, ip: '', user_agent: '', search_text: '' }]);
    expect((await verifyAudit()).finding).toBeUndefined();
  });
});
