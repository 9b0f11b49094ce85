import { afterAll, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

/** Describes a command that stores a picture before anything shows it. */
export function storesPictureForLater(
  add: (context: Context, input: { image: string }) => Promise<{ image: string }>,
): void {
  afterAll(openPictureFolder());

  it('stores a picture that is deleted later unless something shows it', async () => {
    const { image } = await add(await asAdmin(), { image: await aDataUrl() });
    expect(image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    const jobs = await db().selectFrom('jobs').select('kind').where('kind', '=', 'media-release').execute();
    expect(jobs).toHaveLength(1);
  });

  it.each(['data:text/html;base64,PHNjcmlwdD4=', 'data:image/png;base64,PHNjcmlwdD4=', '/media/a'])(
    'refuses %s',
    async (image) => {
      await expect(add(await asAdmin(), { image })).rejects.toThrow();
      expect(await db().selectFrom('media').selectAll().execute()).toEqual([]);
    },
  );

  it('refuses visitors', async () => {
    await expect(add(asVisitor(), { image: 'data:image/png;base64,AA==' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
}
