let origin = 'http://localhost:3000';

/** Called once at start with `PUBLIC_URL`: links never come from a request's own headers. */
export function setPublicUrl(url: string): void {
  origin = url;
}

/** Absolute address of a path of this site, for letters, the sitemap and canonical links. */
export const publicLink = (path: string): string => `${origin}${path}`;
