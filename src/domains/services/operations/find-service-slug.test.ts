import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from '../service.fixture.server.ts';
import { findServiceSlug } from './find-service-slug.server.ts';

useDatabase();

describe('findServiceSlug', () => {
  it('returns the slug of a published service by its id, as a number or as text', async () => {
    const { id } = await aService();
    const answer = { slug: 'reparation-de-toiture' };
    expect(await findServiceSlug(asVisitor(), { id })).toEqual(answer);
    expect(await findServiceSlug(asVisitor(), { id: String(id) })).toEqual(answer);
  });

  it('finds no slug for a hidden service or an unknown id', async () => {
    const { id } = await aService({ is_active: false });
    for (const other of [id, id + 1, 2_147_483_647]) {
      await expect(findServiceSlug(asVisitor(), { id: other })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it.each(['0', '007', '-1', '1e3', '99999999999', 'zinguerie'])('rejects “%s” as a service id', async (id) => {
    await expect(findServiceSlug(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
  });
});
