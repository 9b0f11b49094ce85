/** Size of preview images, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** Version of the drawing; a change makes stored cards be drawn again. */
export const SHARE_CARD_EDITION = 1;

const FOLDER = '/partage';
const HOME = '/accueil';

/** Returns the path of a page's preview image. */
export function shareCardPath(address: string): string {
  const [path = ''] = address.split('?');
  return `${FOLDER}${path === '/' ? HOME : path}.jpg`;
}

/** Returns the page of a preview image; undefined for another address. */
export function pageOfCard(address: string): string | undefined {
  const [, path] = /^\/partage(\/.+)\.jpg$/.exec(address) ?? [];
  return path === HOME ? '/' : path;
}
