import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { measureDatabase } from './size.server.ts';

useDatabase();

describe('measureDatabase', () => {
  it('counts the pages of the database', async () => {
    expect(await measureDatabase()).toBeGreaterThan(100_000);
  });
});
