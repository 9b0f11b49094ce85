/** Size that sharing previews ask for, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** Changes when the drawing does: cards drawn before are then drawn anew. */
export const SHARE_CARD_EDITION = 1;

const FOLDER = '/partage';
const HOME = '/accueil';

/** Address of a page's sharing picture. */
export function shareCardPath(address: string): string {
  const [path = ''] = address.split('?');
  return `${FOLDER}${path === '/' ? HOME : path}.jpg`;
}

/** The page that a sharing picture is of; undefined for another address. */
export function pageOfCard(address: string): string | undefined {
  const [, path] = /^\/partage(\/.+)\.jpg$/.exec(address) ?? [];
  return path === HOME ? '/' : path;
}
