import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { verifyAudit } from './audit-verify.server.ts';
import { closeDatabase, db, openDatabase } from './database/database.server.ts';
import { MIGRATIONS, migrate } from './database/migrate.server.ts';

describe('migration to audit chains', () => {
  it('links the existing entries, class by class', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chain-'));
    await openDatabase(join(folder, 'old.sqlite'));
    const provider = { getMigrations: async () => MIGRATIONS };
    const { error } = await new Migrator({ db: db(), provider }).migrateTo('0011-account-rights');
    expect(error).toBeUndefined();
    for (const action of ['session.open', 'service.change', 'service.change', 'invoice.issue']) {
      await sql`insert into audit_log (at, actor_id, actor_name, action, subject, "after", request_id, ip)
        values ('2026-01-01T00:00:00.000Z', 1, 'Ada', ${action}, 'x:1', '{"title":"a"}', 'r', '203.0.113.7')`.execute(
        db(),
      );
    }
    await migrate();
    expect(await verifyAudit()).toMatchObject({ lines: 4, roots: { access: { seq: 1 }, change: { seq: 2 } } });
    expect((await verifyAudit()).finding).toBeUndefined();
    await closeDatabase();
    rmSync(folder, { recursive: true });
  });
});
