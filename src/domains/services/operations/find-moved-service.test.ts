import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { changeService } from './change-service.server.ts';
import { findMovedService } from './find-moved-service.server.ts';

useDatabase();

describe('findMovedService', () => {
  it('returns to visitors the new slug of a published service, but not of a hidden one', async () => {
    const admin = await asAdmin();
    const { id, slug } = await aStoredService();
    await changeService(admin, { id, slug: 'fuites' });
    expect(await findMovedService(asVisitor(), { slug })).toEqual({ slug: 'fuites' });
    await changeService(admin, { id, is_active: false });
    await expect(findMovedService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
  });
});
