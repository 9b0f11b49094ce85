import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';

/** Path of the page to which the provider sends people back; it is registered there with `PUBLIC_URL` before it. */
export const OPENID_RETURN_PATH = '/admin/login/openid';

/** The one provider of this installation. */
export interface OpenidSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name of the provider, as its users know it. */
  label: string;
  /** Address to which the provider sends people back. */
  returnAddress: string;
}

export type OpenidConfig = Pick<
  Config,
  'PUBLIC_URL' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_LABEL'
>;

const own = perApp(() => ({ settings: undefined as OpenidSettings | undefined }));

/** Returns what the configuration says of the provider; undefined without one. */
export function toOpenidSettings(config: OpenidConfig): OpenidSettings | undefined {
  const { PUBLIC_URL, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL } = config;
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    label: OIDC_LABEL,
    returnAddress: `${PUBLIC_URL}${OPENID_RETURN_PATH}`,
  };
}

/** Sets the provider of this installation. Called once at start. */
export function configureOpenid(config: OpenidConfig): void {
  own().settings = toOpenidSettings(config);
}

/** Returns the provider; undefined where people sign in with a password only. */
export const getOpenidSettings = (): OpenidSettings | undefined => own().settings;

/** Returns the provider's name for buttons; null without a provider. */
export const getOpenidLabel = (): string | null => own().settings?.label ?? null;
