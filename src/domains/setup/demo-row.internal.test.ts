import { describe, expect, it } from 'vitest';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readDemoRow } from './demo-row.internal.server.ts';

useDatabase();

describe('readDemoRow', () => {
  it('returns the name of a row and a fingerprint that follows its content', async () => {
    const { id } = await aService({ title: 'Zinguerie' });
    const before = await readDemoRow('service', String(id));
    expect(before?.name).toBe('Zinguerie');
    await db().updateTable('services').set({ subtitle: 'Autre' }).execute();
    expect((await readDemoRow('service', String(id)))?.fingerprint).not.toBe(before?.fingerprint);
    expect(await readDemoRow('service', '9999')).toBeUndefined();
    expect(await readDemoRow('message', '1')).toBeUndefined();
  });
});
