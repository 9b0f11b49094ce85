import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';

/** Service that counts the visits of the public pages. */
export interface Audience {
  service: 'plausible' | 'matomo';
  /** Address of its server, without a slash at the end. */
  address: string;
  /** Name or number of this site there. */
  site: string;
}

type AudienceConfig = Pick<Config, 'PUBLIC_URL' | 'PLAUSIBLE_URL' | 'PLAUSIBLE_SITE' | 'MATOMO_URL' | 'MATOMO_SITE_ID'>;

const own = perApp(() => ({ audience: undefined as Audience | undefined }));

function toAudience(config: AudienceConfig): Audience | undefined {
  const { PUBLIC_URL, PLAUSIBLE_URL, PLAUSIBLE_SITE, MATOMO_URL, MATOMO_SITE_ID } = config;
  if (PLAUSIBLE_URL !== undefined) {
    return { service: 'plausible', address: PLAUSIBLE_URL, site: PLAUSIBLE_SITE ?? new URL(PUBLIC_URL).hostname };
  }
  if (MATOMO_URL === undefined || MATOMO_SITE_ID === undefined) return undefined;
  return { service: 'matomo', address: MATOMO_URL, site: String(MATOMO_SITE_ID) };
}

/** Sets the service of this installation. Called once at start. */
export function configureAudience(config: AudienceConfig): void {
  own().audience = toAudience(config);
}

/** Returns the service that counts visits; undefined where nobody does. */
export const getAudience = (): Audience | undefined => own().audience;

/** Returns the host that receives visits; empty where nobody counts them. */
export const getAudienceHost = (): string => {
  const { address } = own().audience ?? {};
  return address === undefined ? '' : new URL(address).host;
};
