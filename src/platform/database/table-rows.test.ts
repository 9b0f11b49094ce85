import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from './database.server.ts';
import { tableRows } from './table-rows.server.ts';

useDatabase();

describe('tableRows', () => {
  it('reads every row once, page by page, without secrets', async () => {
    const row = { email: '', role: 'user' as const, phone: '', address: '', rights: '', password_hash: 'secret' };
    const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    for (let number = 1; number <= 501; number += 1) {
      const values = { ...row, ...times, name: `n${number}`, email: `n${number}@essai.example`, is_active: 1 as const };
      await db()
        .insertInto('users')
        .values({ ...values, is_self_registered: 0, search_text: 'x' })
        .execute();
    }
    const pages = [];
    for await (const page of tableRows('users', 'id')) pages.push(page);
    expect(pages.map((page) => page.length)).toEqual([500, 1]);
    expect(new Set(pages.flat().map(({ name }) => name)).size).toBe(501);
    expect(Object.keys(pages[0]?.[0] ?? {})).not.toContain('password_hash');
    expect(JSON.stringify(pages)).not.toContain('secret');
  });
});
