import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readOwnProfile } from '../auth.queries.server.ts';
import { changeAvatar } from './change-avatar.server.ts';
import { removeAvatar } from './remove-avatar.server.ts';

useDatabase();

let folder = '';
describe('changeAvatar', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'avatar-'));
    openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const aPhoto = async (): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      await sharp({ create: { width: 60, height: 60, channels: 3, background: '#b4431d' } })
        .png()
        .toBuffer(),
    );

  it('processes bytes or a data URL in the media pipeline and deletes the previous picture', async () => {
    const context = asAccount(await anAccount({ role: 'admin' }));
    const bytes = await aPhoto();
    const first = await changeAvatar(context, { bytes });
    expect(first.avatar).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    const dataUrl = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    const second = await changeAvatar(context, { avatar: dataUrl });
    expect(second.avatar).not.toBe(first.avatar);
    expect((await readOwnProfile(context, {})).profile.avatar).toBe(second.avatar);
    expect(await db().selectFrom('media').selectAll().execute()).toHaveLength(1);
    expect(readdirSync(folder)).not.toEqual([]);
  });

  it('removes the picture, twice without an error', async () => {
    const context = asAccount(await anAccount());
    await changeAvatar(context, { bytes: await aPhoto() });
    for (let turn = 0; turn < 2; turn += 1) expect(await removeAvatar(context, {})).toEqual({ avatar: '' });
    expect(await db().selectFrom('media').selectAll().execute()).toEqual([]);
    expect((await readOwnProfile(context, {})).profile.avatar).toBe('');
  });

  it.each([
    [{}, 422],
    [{ avatar: '' }, 422],
    [{ avatar: 'javascript:alert(1)' }, 422],
    [{ avatar: 'data:image/png;base64,AAAA' }, 415],
  ])('refuses %j with %i', async (upload, status) => {
    await expect(changeAvatar(asAccount(await anAccount()), upload)).rejects.toMatchObject({ status });
  });

  it('requires a session', async () => {
    await expect(changeAvatar(asVisitor(), { bytes: await aPhoto() })).rejects.toMatchObject({ status: 401 });
  });
});
