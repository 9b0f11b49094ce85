import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeIllustration } from '#src/domains/media/commands/place-illustration.server.ts';
import { aDataUrl, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { BUILT_TOKENS } from '#src/domains/settings/identity.rules.ts';
import { contrast } from '#src/kernel/color.ts';
import { BUILT_BRAND } from '#src/platform/brand.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readCompanyBrand } from './brand.internal.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const system = systemContext('test');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20H0z"/></svg>';
const LOGO = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;

describe('readCompanyBrand', () => {
  it('returns the built look of a company that has set none', async () => {
    expect(await readCompanyBrand()).toEqual({ ...BUILT_BRAND, logo: undefined });
  });

  it('returns the main colour and the logo as PNG, with the company’s name', async () => {
    await saveSettings(system, { group: 'identity', values: { main_color: '#0b4f8a' } });
    await saveSettings(system, { group: 'general', values: { site_name: 'Couverture Martin' } });
    await placeIllustration(system, { name: 'logo', image: LOGO });
    const brand = await readCompanyBrand();
    expect(brand).toMatchObject({ accent: '#0b4f8a', logo: { width: 540, height: 180, alt: 'Couverture Martin' } });
    expect(await readCompanyBrand()).toEqual(brand);
  });

  it.each(['#ffffff', '#000000', '#ffff00', '#00ff00', '#fefefe'])(
    'stays readable on paper and behind white text in %s',
    async (main_color) => {
      await saveSettings(system, { group: 'identity', values: { main_color } });
      const { accent, soft } = await readCompanyBrand();
      expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(soft, BUILT_TOKENS['ardoise-900'])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['white', '#fff', '#12345', 'url(//essai.example)', '#ffffff;color:#fff', 7, null])(
    'keeps the built look over the invalid stored colour %s',
    async (main_color) => {
      const value = JSON.stringify(main_color);
      await db()
        .insertInto('settings')
        .values({ grp: 'identity', name: 'main_color', value, updated_at: '' })
        .execute();
      expect(await readCompanyBrand()).toEqual({ ...BUILT_BRAND, logo: undefined });
    },
  );

  it('follows a change of the logo, and its removal', async () => {
    await placeIllustration(system, { name: 'logo', image: LOGO });
    await placeIllustration(system, { name: 'logo', image: await aDataUrl() });
    expect((await readCompanyBrand()).logo).toMatchObject({ width: 90, height: 60 });
  });

  it('brings the slate along with a logo for dark ground', async () => {
    await placeIllustration(system, { name: 'logo-fond-sombre', image: LOGO });
    expect((await readCompanyBrand()).logo).toMatchObject({ width: 540, height: 180 });
  });
});
