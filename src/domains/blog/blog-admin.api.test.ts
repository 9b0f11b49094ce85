import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from './blog.fixture.server.ts';

useDatabase();

let admin: ApiClient;
beforeEach(async () => {
  admin = await signedIn('admin');
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await admin.send(method, `/admin/blog${path}`, body);
  return { status: answer.status, body: await answer.json() };
};

const NEW = { title: 'Mousse', content: 'À la brosse.' };

describe('article endpoints of the back office', () => {
  it('creates, reads, updates and deletes articles', async () => {
    const created = await ask('POST', '', NEW);
    expect(created).toMatchObject({
      status: 201,
      body: { success: true, data: { slug: 'mousse', readTime: '5 min' } },
    });
    const path = `/${created.body.data.id}`;
    expect((await ask('PUT', path, { is_published: true })).body.data).toMatchObject({ ...NEW, is_published: true });
    expect((await ask('GET', path)).body.data.title).toBe('Mousse');
    expect((await ask('GET', '?status=published')).body.meta.total).toBe(1);
    expect((await ask('GET', '/category/Conseils')).body.data).toHaveLength(1);
    expect((await ask('GET', '/statistics')).body.data).toMatchObject({ total: 1, published: 1, drafts: 0 });
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(404);
  });

  it('accepts a picture as a data URL above the usual body limit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'blog-'));
    openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b4431d', noise } })
      .png()
      .toBuffer();
    expect(photo.byteLength).toBeGreaterThan(1_000_000);
    const image = `data:image/png;base64,${photo.toString('base64')}`;
    const { body } = await ask('POST', '', { ...NEW, image });
    expect(body.data.image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    rmSync(folder, { recursive: true });
  });

  it('exports a CSV file without cells that a spreadsheet runs as formulas', async () => {
    await aPost({ title: '=1+1', published_at: '2026-03-04T10:00:00Z' });
    const answer = await admin.send('GET', '/admin/blog/export?status=published');
    expect(answer.headers.get('content-disposition')).toMatch(/articles-.*\.csv/);
    const [heading, line] = (await answer.text()).split('\r\n');
    expect(heading).toContain('Titre;Catégorie;Statut');
    expect(line).toMatch(/^'=1\+1;Conseils;Publié;;5 min;\/blog\/article-11;.*;2026-03-04;/);
  });

  it('answers 409 to an editor whose copy is outdated', async () => {
    const { id } = await aPost();
    expect(await ask('PUT', `/${id}`, { title: 'Tard', updated_at: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      status: 409,
      body: { success: false },
    });
  });

  it('answers 422 with French messages for invalid fields', async () => {
    expect(await ask('POST', '', { title: '', content: 'x', image: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { title: ['Ce champ est obligatoire.'], image: ['Choisissez un fichier image.'] } },
    });
    expect((await ask('GET', '?sort_by=content')).status).toBe(422);
    expect((await ask('POST', '/bulk', { ids: [1], action: 'burn' })).status).toBe(422);
    expect((await ask('GET', '/zero')).status).toBe(422);
  });

  it.each([
    ['GET', ''],
    ['GET', '/1'],
    ['POST', ''],
    ['PUT', '/1'],
    ['DELETE', '/1'],
    ['POST', '/bulk'],
    ['GET', '/export'],
  ])('allows only administrators to call %s %s', async (method, path) => {
    const body = method === 'GET' ? undefined : NEW;
    expect((await aClient().send(method, `/admin/blog${path}`, body)).status).toBe(401);
    expect((await (await signedIn('user')).send(method, `/admin/blog${path}`, body)).status).toBe(403);
  });
});
