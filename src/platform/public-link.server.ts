import { perApp } from './app-state.server.ts';

const site = perApp(() => ({ origin: 'http://localhost:3000' }));

/** Sets `PUBLIC_URL`, so that links never depend on a request's own headers. Called once at start. */
export function setPublicUrl(url: string): void {
  site().origin = url;
}

/** Returns the absolute URL of a path of this site, for emails, the sitemap and canonical links. */
export const publicLink = (path: string): string => `${site().origin}${path}`;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether an address is reached from this machine alone. */
export const isLocalAddress = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);
