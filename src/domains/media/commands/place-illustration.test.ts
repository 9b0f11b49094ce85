import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readIllustrations, readMarks } from '../illustration.internal.server.ts';
import { aDataUrl, openPictureFolder } from '../media.fixture.server.ts';
import { placeIllustration } from './place-illustration.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const HERO = { name: 'hero-toiture', image: '/media/a-1200.webp', alt: 'Un toit' };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 20 30 0l30 20z"/></svg>';
const toDataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const media = () => db().selectFrom('media').selectAll().execute();

describe('placeIllustration', () => {
  it('stores a picture at its position and replaces the previous one', async () => {
    const admin = await asAdmin();
    await placeIllustration(admin, HERO);
    await placeIllustration(admin, { ...HERO, image: '/media/b-1200.webp' });
    expect(await readIllustrations()).toEqual({
      'hero-toiture': { image: '/media/b-1200.webp', alt: 'Un toit', isNeutral: false },
    });
  });

  it('stores an upload, and deletes it when another replaces it', async () => {
    const admin = await asAdmin();
    const { image } = await placeIllustration(admin, { ...HERO, image: await aDataUrl() });
    expect(image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    await placeIllustration(admin, { ...HERO, image: await aDataUrl() });
    expect(await media()).toHaveLength(1);
  });

  it('places a neutral illustration with its own text, marked as such', async () => {
    const placed = await placeIllustration(await asAdmin(), { name: 'equipe', neutral: 'equipe' });
    expect(placed).toMatchObject({ is_neutral: true, alt: expect.stringContaining('Trois couvreurs') });
    expect(await media()).toMatchObject([{ width: 1200, height: 900 }]);
  });

  it('stores a drawing as logo, sanitised, with bitmaps of it', async () => {
    const drawing = toDataUrl(LOGO.replace('<path', '<metadata>secret</metadata><path'));
    const { image } = await placeIllustration(await asAdmin(), { name: 'logo', image: drawing });
    const key = image.replace('/media/', '');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await readMarks()).toMatchObject({ light: { key, width: 1200, height: 400 } });
    const file = await storage().get(`${key}.svg`);
    expect(new TextDecoder().decode(file?.bytes)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20"><path d="M0 20 30 0l30 20z"/></svg>',
    );
    expect(await storage().exists(`${key}-400.webp`)).toBe(true);
  });

  it('stores a bitmap as logo too', async () => {
    const { image } = await placeIllustration(await asAdmin(), { name: 'logo-fond-sombre', image: await aDataUrl() });
    expect(image).toMatch(/-1200\.webp$/);
  });

  it('refuses a drawing with a script, and stores nothing', async () => {
    const image = toDataUrl(LOGO.replace('<path', '<script>alert(1)</script><path'));
    await expect(placeIllustration(await asAdmin(), { name: 'logo', image })).rejects.toMatchObject({
      status: 422,
      fields: { image: [expect.stringContaining('programme')] },
    });
    expect(await media()).toEqual([]);
  });

  it('refuses a drawing outside the positions of logos', async () => {
    const refused = placeIllustration(await asAdmin(), { ...HERO, image: toDataUrl(LOGO) });
    await expect(refused).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it.each([
    ['a photo without alternative text', { ...HERO, alt: '' }, { alt: [expect.stringContaining('Décrivez')] }],
    ['no picture', { name: 'hero-toiture', alt: 'Un toit' }, { image: ['Choisissez une image.'] }],
    ['an unknown position', { ...HERO, name: 'grenier' }, { name: ['Cette position n’existe pas.'] }],
    ['a hostile position', { ...HERO, name: '../a' }, { name: ['Cette position n’existe pas.'] }],
    ['an unknown illustration', { name: 'equipe', neutral: 'x' as 'equipe' }, { neutral: [expect.any(String)] }],
  ])('refuses %s', async (_name, input, fields) => {
    await expect(placeIllustration(await asAdmin(), input)).rejects.toMatchObject({ status: 422, fields });
  });

  it('allows only staff with the right to change content', async () => {
    await expect(placeIllustration(asVisitor(), HERO)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
