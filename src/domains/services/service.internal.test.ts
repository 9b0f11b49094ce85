import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from './service.fixture.server.ts';
import { findService, listPublishedServices } from './service.internal.server.ts';

useDatabase();

describe('findService', () => {
  it('returns a hidden service as well, and undefined for an unknown id', async () => {
    const { id } = await aService({ title: 'Zinguerie', is_active: false });
    expect(await findService(id)).toMatchObject({ title: 'Zinguerie', is_active: false });
    expect(await findService(999)).toBeUndefined();
  });
});

describe('listPublishedServices', () => {
  it('lists published services in the owner’s order', async () => {
    await aService({ title: 'Un', sort_order: 2 });
    await aService({ title: 'Deux', sort_order: 1 });
    await aService({ title: 'Trois', sort_order: 3, is_active: false });
    expect((await listPublishedServices()).map(({ title }) => title)).toEqual(['Deux', 'Un']);
  });
});
