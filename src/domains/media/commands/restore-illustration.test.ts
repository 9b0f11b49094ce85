import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readIllustrations } from '../illustration.internal.server.ts';
import { aDataUrl, openPictureFolder } from '../media.fixture.server.ts';
import { placeIllustration } from './place-illustration.server.ts';
import { restoreIllustration } from './restore-illustration.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

describe('restoreIllustration', () => {
  it('puts the neutral illustration back and deletes the own picture', async () => {
    const admin = await asAdmin();
    await placeIllustration(admin, { name: 'equipe', image: await aDataUrl(), alt: 'Notre équipe' });
    const restored = await restoreIllustration(admin, { name: 'equipe' });
    expect(restored.alt).toContain('Trois couvreurs');
    expect(await readIllustrations()).toMatchObject({ equipe: { isNeutral: true, image: restored.image } });
    expect(await db().selectFrom('media').select('width').execute()).toEqual([{ width: 1200 }]);
  });

  it('empties a position without a neutral illustration', async () => {
    const admin = await asAdmin();
    await placeIllustration(admin, { name: 'logo', image: await aDataUrl() });
    expect(await restoreIllustration(admin, { name: 'logo' })).toMatchObject({ image: '' });
    expect(await readIllustrations()).toEqual({});
    expect(await db().selectFrom('media').selectAll().execute()).toEqual([]);
  });

  it('rejects an unknown position, and visitors', async () => {
    await expect(restoreIllustration(await asAdmin(), { name: 'grenier' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(restoreIllustration(asVisitor(), { name: 'logo' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
