import { now } from '#src/platform/clock.server.ts';
import { seal, unseal } from '#src/platform/security/sealed-text.server.ts';

/** Cookie of a browser that may look at the site before it is published. */
export const PREVIEW_COOKIE = '__Host-preview';

const PLACE = 'site-preview';

/** Returns the value of the cookie; it is encrypted with the key of the site, so that nobody else can make one. */
export const sealPreview = (expiresAt: string): string => seal(expiresAt, PLACE);

/** Returns whether a cookie grants the preview: made by this site, and not expired. */
export function isPreview(cookie: string | undefined): boolean {
  const expiresAt = cookie === undefined ? undefined : unseal(cookie, PLACE);
  return expiresAt !== undefined && Date.parse(expiresAt) > now().getTime();
}

/** Returns whether the cookies of a request have one of the preview, which `isPreview` then checks. */
export const asksForPreview = (cookies = ''): boolean => cookies.includes(`${PREVIEW_COOKIE}=`);
