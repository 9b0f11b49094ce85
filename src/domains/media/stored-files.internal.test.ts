import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPhoto, openPictureFolder } from './media.fixture.server.ts';
import { storeImage } from './media.internal.server.ts';
import { compareStoredFiles, listStoredNames } from './stored-files.internal.server.ts';

useDatabase();
let forget = () => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());

describe('compareStoredFiles', () => {
  it('finds every file of every picture, and names the ones that are gone', async () => {
    const { key } = await storeImage({ image: await aPhoto() });
    await storeImage({ image: await aPhoto('#334455') });
    const names: string[] = [];
    for await (const name of listStoredNames()) names.push(name);
    expect(names).toHaveLength(8);
    expect(await compareStoredFiles()).toEqual({ files: 8, missing: [], waiting: 0 });
    await storage().delete(`${key}-800.webp`);
    expect(await compareStoredFiles()).toEqual({ files: 8, missing: [`${key}-800.webp`], waiting: 0 });
  });

  it('looks for the files elsewhere when asked', async () => {
    await storeImage({ image: await aPhoto() });
    expect((await compareStoredFiles(() => false)).missing).toHaveLength(4);
  });
});
