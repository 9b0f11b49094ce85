import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#src/kernel/actor.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordAudit } from './audit.server.ts';
import type { AuditClass } from './audit-chain.server.ts';
import { checkAudit, readRoots } from './audit-check.server.ts';
import { eraseAuditValues } from './audit-erasure.server.ts';
import { purgeAudit } from './audit-retention.server.ts';
import { verifyAudit } from './audit-verify.server.ts';
import { freezeClock } from './clock.server.ts';
import { db, engine, transaction } from './database/database.server.ts';

useDatabase();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => {
  freezeClock();
  rmSync(folder, { recursive: true });
});

const ADA: Actor = { kind: 'user', userId: 3, role: 'admin', sessionId: 9, name: 'Ada' };
const BY = { actor: ADA, requestId: 'r', clientAddress: '203.0.113.7', userAgent: 'Firefox' };
const CLASSES: Record<string, AuditClass> = { 'session.open': 'access', 'invoice.issue': 'money' };
const act = (action = 'service.change', id = 1) =>
  recordAudit(BY, {
    action,
    class: CLASSES[action] ?? 'change',
    subject: `service:${id}`,
    before: { title: 'a' },
    after: { title: `b${id}` },
  });
const acts = async (count: number, action?: string): Promise<void> => {
  for (let id = 1; id <= count; id += 1) await act(action, id);
};
const getFinding = async () => (await verifyAudit(await readRoots(folder))).finding;

/** Runs a statement without the triggers, like a person with direct access to the database. */
async function tamper(statement: string): Promise<void> {
  if (engine() === 'postgres') {
    await transaction(async () => {
      await sql`set local session_replication_role = replica`.execute(db());
      await sql.raw(statement).execute(db());
    });
    return;
  }
  for (const name of ['log_update', 'log_delete', 'log_replace', 'chains_update', 'chains_delete']) {
    await sql.raw(`drop trigger if exists audit_${name}`).execute(db());
  }
  await sql.raw(statement).execute(db());
}

describe('triggers of the audit log', () => {
  it.each([
    "update audit_log set action = 'x.y'",
    "update audit_log set at = '2020-01-01T00:00:00.000Z'",
    'update audit_log set actor_id = 4',
    "update audit_log set actor_name = 'Bob'",
    "update audit_log set actor_name = ''",
    `update audit_log set "after" = '{"title":"c"}'`,
    'update audit_log set "after" = null',
    "update audit_log set content_salt = 'x'",
    "update audit_log set hash = 'x', seq = 9",
    'delete from audit_log',
    "update audit_chains set hash = 'x'",
    'update audit_chains set seq = 0',
    "update audit_chains set purged_seq = 1, purged_hash = 'x' where class = 'change'",
    'delete from audit_chains',
  ])('refuses "%s"', async (statement) => {
    await acts(2);
    await expect(sql.raw(statement).execute(db())).rejects.toThrow('append-only');
    expect(await getFinding()).toBeUndefined();
  });

  it('refuses to replace an entry, or to empty the table', async () => {
    await act();
    const statement =
      engine() === 'postgres'
        ? 'truncate audit_log'
        : "insert or replace into audit_log select * from audit_log where class = 'change'";
    await expect(sql.raw(statement).execute(db())).rejects.toThrow('append-only');
  });
});

describe('verifyAudit', () => {
  it('reports no fault after concurrent writes in every class', async () => {
    const actions = ['service.change', 'session.open', 'invoice.issue'];
    await Promise.all(Array.from({ length: 60 }, (_, place) => act(actions[place % 3], place)));
    const { lines, roots, finding } = await verifyAudit();
    expect([lines, finding]).toEqual([60, undefined]);
    expect([roots.access.seq, roots.change.seq, roots.money.seq]).toEqual([20, 20, 20]);
  });

  it('accepts transactions that write several classes in any order', async () => {
    const both = (first: string, second: string) =>
      transaction(async () => {
        await act(first);
        await act(second);
      });
    const turns = Array.from({ length: 20 }, (_, place) =>
      place % 2 === 0 ? both('service.change', 'invoice.issue') : both('invoice.issue', 'service.change'),
    );
    await Promise.all(turns);
    expect(await verifyAudit()).toMatchObject({ lines: 40 });
    expect(await getFinding()).toBeUndefined();
  });

  it('leaves no entry of a rolled back transaction', async () => {
    await act();
    const failing = transaction(async () => {
      await act();
      throw new Error('planted fault');
    });
    await expect(failing).rejects.toThrow('planted fault');
    expect(await verifyAudit()).toMatchObject({ lines: 1 });
  });

  it.each([
    ["update audit_log set action = 'x.y' where seq = 2", 'changed', 2],
    ['update audit_log set actor_id = 4 where seq = 3', 'changed', 3],
    ["update audit_log set actor_name = 'Bob' where seq = 2", 'values', 2],
    [`update audit_log set "after" = '{"title":"c"}' where seq = 2`, 'values', 2],
    ["update audit_log set content_salt = '' where seq = 2", 'values', 2],
    ["update audit_log set ip = '192.0.2.1' where seq = 4", 'values', 4],
    ['delete from audit_log where seq = 2', 'missing', 2],
    ['delete from audit_log where seq = 1', 'missing', 1],
    ['delete from audit_log where seq = 4', 'missing', 4],
    ["update audit_chains set hash = 'x' where class = 'change'", 'truncated', 4],
    ['update audit_log set seq = seq + 10 where seq = 2', 'missing', 2],
  ])('reports the faulty entry after "%s"', async (statement, fault, seq) => {
    await acts(4);
    await tamper(statement);
    expect(await getFinding()).toMatchObject({ class: 'change', fault, seq });
  });

  it('detects an entry that was written without its chain head', async () => {
    await acts(2);
    await tamper(
      "update audit_chains set seq = 1, hash = (select hash from audit_log where seq = 1) where class = 'change'",
    );
    // The second entry continues the chain: another writer may be adding it at this moment.
    expect(await getFinding()).toBeUndefined();
    await tamper("update audit_log set action = 'x.y' where seq = 2");
    expect(await getFinding()).toMatchObject({ fault: 'changed', seq: 2 });
  });
});

describe('checkAudit', () => {
  const cutTail = async (): Promise<void> => {
    await tamper('delete from audit_log where seq > 2');
    await tamper(
      "update audit_chains set seq = 2, hash = (select hash from audit_log where seq = 2) where class = 'change'",
    );
  };

  it('stores its result, and the roots outside the database', async () => {
    await acts(4);
    await checkAudit(folder);
    await checkAudit(folder);
    const checks = await db().selectFrom('audit_checks').select(['lines', 'fault']).execute();
    expect(checks).toEqual([
      { lines: 4, fault: '' },
      { lines: 4, fault: '' },
    ]);
    expect(readFileSync(join(folder, 'audit-roots.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('detects a truncated log with a repaired chain head, by an earlier root', async () => {
    await acts(4);
    await checkAudit(folder);
    await cutTail();
    expect((await verifyAudit()).finding).toBeUndefined();
    expect(await getFinding()).toMatchObject({ class: 'change', fault: 'truncated', seq: 4 });
    await checkAudit(folder);
    const last = db().selectFrom('audit_checks').select('fault').orderBy('id', 'desc');
    expect(await last.executeTakeFirst()).toEqual({ fault: 'truncated' });
  });

  it('detects a rewritten end of the log', async () => {
    await acts(4);
    await checkAudit(folder);
    await cutTail();
    await acts(3);
    expect((await verifyAudit()).finding).toBeUndefined();
    expect(await getFinding()).toMatchObject({ fault: 'root', seq: 4 });
  });
});

describe('eraseAuditValues', () => {
  it('clears names, addresses and values, and leaves the chain intact', async () => {
    await acts(2);
    await recordAudit(
      { ...BY, actor: { ...ADA, userId: 5, name: 'Bob' } },
      { action: 'user.change', subject: 'user:3' },
    );
    await eraseAuditValues({ actorId: 3, subjects: ['service:1'] });
    const rows = await db().selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(rows.map(({ actor_name, ip, after, fields }) => [actor_name, ip, after, fields])).toEqual([
      ['', '', null, 'title'],
      ['', '', '{"title":"b2"}', 'title'],
      ['Bob', '203.0.113.7', null, ''],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Ada');
    expect(await getFinding()).toBeUndefined();
  });
});

describe('purgeAudit', () => {
  it('purges the oldest entries of each class in batches, and the rest stays verifiable', async () => {
    freezeClock('2023-01-01T00:00:00.000Z');
    await acts(5, 'session.open');
    freezeClock('2026-11-01T00:00:00.000Z');
    await acts(2, 'session.open');
    await acts(3);
    await checkAudit(folder);
    expect([await purgeAudit(3), await purgeAudit(3), await purgeAudit(3)]).toEqual([3, 2, 0]);
    expect(await verifyAudit(await readRoots(folder))).toMatchObject({ lines: 5 });
    expect(await getFinding()).toBeUndefined();
    await tamper("delete from audit_log where class = 'access' and seq = 6");
    expect(await getFinding()).toMatchObject({ class: 'access', fault: 'missing', seq: 6 });
  });
});
