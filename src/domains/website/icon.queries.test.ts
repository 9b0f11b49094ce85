import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { placeIllustration } from '#src/domains/media/commands/place-illustration.server.ts';
import { openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { iconFiles } from './icon.api.server.ts';
import { readBuiltIcon, readIcon, readManifest } from './icon.queries.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const system = systemContext('test');
const toDataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const RED = toDataUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="#f00" d="M0 0h60v20H0z"/></svg>',
);
const BLUE = toDataUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#00f" d="M0 0h9v9H0z"/></svg>',
);

const pixel = async (png: Uint8Array, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const read = async (size: 180 | 192 | 512) => (await readIcon(asVisitor(), { size }))?.png ?? new Uint8Array();

describe('readIcon', () => {
  it('finds none without a logo', async () => {
    expect(await readIcon(asVisitor(), { size: 192 })).toBeUndefined();
  });

  it('draws the logo in the middle of a white square', async () => {
    await placeIllustration(system, { name: 'logo', image: RED });
    expect(await sharp(await read(192)).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    expect(await pixel(await read(192), 96, 96)).toEqual([255, 0, 0]);
    expect(await pixel(await read(192), 96, 10)).toEqual([255, 255, 255]);
  });

  it('draws a logo for dark ground on slate', async () => {
    await placeIllustration(system, { name: 'logo-fond-sombre', image: RED });
    expect(await pixel(await read(512), 5, 5)).toEqual([28, 39, 48]);
  });

  it('prefers the square picture, up to the edge', async () => {
    await placeIllustration(system, { name: 'logo', image: RED });
    await placeIllustration(system, { name: 'icone', image: BLUE });
    expect(await pixel(await read(180), 2, 2)).toEqual([0, 0, 255]);
  });
});

describe('readBuiltIcon', () => {
  it('draws the built icon in any size', async () => {
    const { png } = await readBuiltIcon(asVisitor(), { size: 512 });
    expect(await sharp(png).metadata()).toMatchObject({ width: 512, height: 512 });
  });
});

describe('readManifest', () => {
  it('names the company, and the administration as an app of its own', async () => {
    await saveSettings(system, { group: 'general', values: { site_name: 'Couverture Martin' } });
    expect(await readManifest(asVisitor(), { isAdmin: false })).toMatchObject({
      name: 'Couverture Martin',
      short_name: 'Couverture',
      start_url: '/',
    });
    expect(await readManifest(asVisitor(), { isAdmin: true })).toMatchObject({
      name: 'Administration – Couverture Martin',
      start_url: '/admin',
      display: 'standalone',
      icons: [{ src: '/icone-192.png' }, { src: '/icone-512.png' }],
    });
  });
});

describe('iconFiles', () => {
  const get = (path: string, headers: Record<string, string> = {}) => iconFiles().request(path, { headers });

  it('leaves the built files to the next handler while the company has no icon', async () => {
    expect((await get('/favicon.svg')).status).toBe(404);
    expect((await get('/icone-192.png')).headers.get('content-type')).toBe('image/png');
  });

  it('serves the company’s icon under the addresses that browsers know', async () => {
    await placeIllustration(system, { name: 'logo', image: RED });
    const favicon = await get('/favicon.svg');
    expect(Object.fromEntries(favicon.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
    });
    expect(await favicon.text()).toContain('href="data:image/png;base64,');
    const etag = favicon.headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png');
    expect(await (await get('/admin/manifest.webmanifest')).json()).toMatchObject({ scope: '/admin' });
  });
});
