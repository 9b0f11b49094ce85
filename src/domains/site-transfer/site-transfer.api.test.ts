import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { listAllServices } from '#src/domains/services/service-transfer.internal.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const PATH = '/admin/site-archive';

describe('siteTransferApi', () => {
  it('sends the site as an archive, which it takes back', async () => {
    const admin = await signedIn('admin');
    const image = new Uint8Array(await aPhoto());
    await createService(systemContext('test'), { title: 'Zinguerie', description: 'Gouttières.', image });
    const file = await admin.send('GET', PATH);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="site-\d{4}-\d\d-\d\d\.zip"$/);
    const form = new FormData();
    form.set('archive', new Blob([await file.arrayBuffer()]), 'site.zip');
    form.set('apply', 'true');
    const { success, message, data } = await (await admin.send('POST', PATH, form)).json();
    expect([success, message, data.applied, data.rows]).toEqual([true, 'Contenu importé.', true, []]);
    expect(await listAllServices()).toHaveLength(1);
  });

  it('refuses an upload without a file, and one that is no archive, with a sentence', async () => {
    const admin = await signedIn('admin');
    const form = new FormData();
    form.set('apply', 'true');
    expect((await admin.send('POST', PATH, form)).status).toBe(422);
    form.set('archive', new Blob(['<?xml version="1.0"?>']), 'site.zip');
    const answer = await admin.send('POST', PATH, form);
    expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringContaining('archive')]);
  });

  it('needs the rights on settings and on content', async () => {
    expect((await aClient().send('GET', PATH)).status).toBe(401);
    for (const rights of [['settings'], ['content:read']] as const) {
      const manager = await signedIn('manager', { rights });
      expect((await manager.send('GET', PATH)).status).toBe(403);
    }
  });
});
