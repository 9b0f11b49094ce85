import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { removeService } from './remove-service.server.ts';

useDatabase();

describe('removeService', () => {
  it('deletes a service, keeps its pictures for the bin and stores its old values in the audit log', async () => {
    const forget = openPictureFolder();
    const image = await aDataUrl();
    const { id } = await aStoredService({ image, heroImage: image });
    await removeService(await asAdmin(), { id });
    expect(await db().selectFrom('services').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('media').select('id').execute()).toHaveLength(2);
    const [line] = await db().selectFrom('audit_log').select(['action', 'before']).execute();
    expect([line?.action, JSON.parse(line?.before ?? '').title]).toEqual(['service.delete', 'Réparation de toiture']);
    forget();
  });

  it('rejects an unknown service with 404, and allows only administrators', async () => {
    await expect(removeService(await asAdmin(), { id: 9 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeService(asVisitor(), { id: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
