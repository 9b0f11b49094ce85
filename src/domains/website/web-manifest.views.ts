import { z } from 'zod';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { WEB_MANIFEST_TEXTS as texts } from './web-manifest.texts.ts';

/** Sizes of the icon, in pixels: Apple's home screen, then those of a web manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The icon of `public/favicon.svg`. */
export const BUILT_ICON = {
  width: 64,
  height: 64,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="#1C2730" d="M14 0h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H3a3 3 0 0 1-3-3V14A14 14 0 0 1 14 0z"/><path fill="#8FA0AC" d="M15 37.4l5-3.9V50h-5zM25 29.6l5-3.8V50h-5zM39 29.6l-5-3.8V50h5zM49 37.4l-5-3.9V50h5z"/><path fill="none" stroke="#D9532B" stroke-width="7.5" d="M8 35.5 32 17l24 18.5"/></svg>',
};

export const WebManifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  lang: z.literal('fr'),
  start_url: z.string(),
  scope: z.string(),
  display: z.enum(['standalone', 'browser']),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') })),
});
export type WebManifest = z.infer<typeof WebManifest>;

/** Names below an icon are cut after some twelve characters. */
const SHORT = 12;

/** Describes the site, or its administration as an app of its own, for a phone's home screen. */
export function toManifest(company: string, isAdmin: boolean): WebManifest {
  const start = isAdmin ? href('/admin') : '/';
  return {
    id: start,
    name: isAdmin ? fill(texts.admin, { company }) : company,
    short_name: isAdmin ? texts.adminShort : (company.length <= SHORT ? company : company.split(' ', 1)[0]) || company,
    lang: 'fr',
    start_url: start,
    scope: start,
    display: isAdmin ? 'standalone' : 'browser',
    background_color: '#FBF8F3',
    theme_color: '#1C2730',
    icons: [192, 512].map((size) => ({
      src: `/icone-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png' as const,
    })),
  };
}
