import { z } from 'zod';
import { readMarks } from '#src/domains/media/illustration.internal.server.ts';
import { BUILT_TOKENS } from '#src/domains/settings/identity.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { fitPicture } from '#src/platform/images/fit-picture.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { fitMark } from './brand.internal.server.ts';
import { BUILT_ICON, ICON_SIZES, toManifest, WebManifest } from './web-manifest.views.ts';

const PNG = z.instanceof(Uint8Array<ArrayBuffer>);

/** Share of an icon that stays free on each side of a logo. */
const LOGO_MARGIN = 0.1;

/** Returns the company's icon as PNG: its own square picture, else its logo; undefined while it has neither. */
export const readIcon = query({
  allow: 'anyone',
  input: z.object({ size: z.literal(ICON_SIZES) }),
  output: z.object({ png: PNG, key: z.string() }).optional(),
  run: async ({ size }) => {
    const { icon, light, dark } = await readMarks();
    const mark = icon ?? light ?? dark;
    if (mark === undefined) return undefined;
    const isDark = icon === undefined && light === undefined;
    const { bytes } = await fitMark(mark, {
      width: size,
      height: size,
      isFilled: true,
      margin: icon === undefined ? Math.round(size * LOGO_MARGIN) : 0,
      ground: isDark ? BUILT_TOKENS['ardoise-900'] : '#ffffff',
    });
    return { png: bytes, key: mark.key };
  },
});

/** Returns the icon that the product is built with, as PNG. */
export const readBuiltIcon = query({
  allow: 'anyone',
  input: z.object({ size: z.literal(ICON_SIZES) }),
  output: z.object({ png: PNG }),
  run: async ({ size }) => ({
    png: (await fitPicture({ source: BUILT_ICON, width: size, height: size, isFilled: true })).bytes,
  }),
});

/** Returns the manifest with which a phone installs the site or its administration. */
export const readManifest = query({
  allow: 'anyone',
  input: z.object({ isAdmin: z.boolean() }),
  output: WebManifest,
  run: async ({ isAdmin }) => toManifest((await readSettings()).general.site_name, isAdmin),
});
