import { expect, it } from 'vitest';
import type { Actor } from '#src/kernel/actor.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordAudit } from './audit.server.ts';
import { freezeClock } from './clock.server.ts';
import { db } from './database/database.server.ts';

useDatabase();

const ACTORS: Actor[] = [
  { kind: 'visitor' },
  { kind: 'system' },
  { kind: 'user', userId: 3, role: 'admin', sessionId: 9, name: 'Ada' },
];

it('a line says who, when, what, to what, and on which request', async () => {
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
