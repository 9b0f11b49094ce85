import { describe, expect, it } from 'vitest';
import type { Actor } from '#src/kernel/actor.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordAudit, recordChange } from './audit.server.ts';
import { freezeClock } from './clock.server.ts';
import { db } from './database/database.server.ts';

useDatabase();

const ACTORS: Actor[] = [
  { kind: 'visitor' },
  { kind: 'system' },
  { kind: 'operator', login: 'lea' },
  { kind: 'operator', login: '' },
  { kind: 'user', userId: 3, role: 'admin', sessionId: 9, name: 'Ada' },
];

describe('audit', () => {
  it('records who, when, what, on which record, and in which request', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    for (const actor of ACTORS) {
      const entry = { action: 'message.change', subject: 'message:1', before: { status: 'new' }, after: null };
      await recordAudit({ actor, requestId: 'r-1' }, entry);
    }
    freezeClock();
    const lines = await db().selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(lines.map((line) => [line.actor_id, line.actor_name])).toEqual([
      [null, 'visitor'],
      [null, 'system'],
      [null, 'operator lea'],
      [null, 'operator'],
      [3, 'Ada'],
    ]);
    expect(lines[0]).toMatchObject({
      at: '2026-11-20T08:00:00.000Z',
      action: 'message.change',
      subject: 'message:1',
      before: '{"status":"new"}',
      after: 'null',
      request_id: 'r-1',
    });
  });

  it('records only differences, and nothing without a difference or a person', async () => {
    const before = { title: 'Toit', tags: ['a'], updated_at: '1' };
    const entry = { action: 'service.change', subject: 'service:1' };
    for (const actor of ACTORS) {
      await recordChange({ actor, requestId: 'r' }, entry, before, { ...before, tags: ['a'], updated_at: '2' });
      await recordChange({ actor, requestId: 'r' }, entry, before, { ...before, title: 'Faîtage' });
    }
    const [user] = ACTORS.filter(({ kind }) => kind === 'user');
    if (user) await recordChange({ actor: user, requestId: 'r' }, entry, before, { ...before, title: 'x'.repeat(300) });
    const lines = await db().selectFrom('audit_log').select(['actor_id', 'before', 'after']).execute();
    const byOperator = { actor_id: null, before: '{"title":"Toit"}', after: '{"title":"Faîtage"}' };
    expect(lines).toEqual([
      byOperator,
      byOperator,
      { actor_id: 3, before: '{"title":"Toit"}', after: '{"title":"Faîtage"}' },
      { actor_id: 3, before: '{"title":"Toit"}', after: `{"title":"${'x'.repeat(199)}…"}` },
    ]);
  });
});
