import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';

/** Path of the page to which the provider sends people back; it is registered there with `PUBLIC_URL` before it. */
const OPENID_RETURN_PATH = '/admin/login/openid';

/** The one provider of this installation. */
export interface OpenidClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name of the provider, as its users know it. */
  label: string;
  /** Address to which the provider sends people back. */
  returnAddress: string;
  /** How long the provider may take for all calls of an attempt, in milliseconds. */
  patienceMs: number;
}

const PATIENCE_MS = 10_000;

export type OpenidConfig = Pick<
  Config,
  'PUBLIC_URL' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_LABEL'
>;

const own = perApp(() => ({ client: undefined as OpenidClient | undefined }));

/** Returns what the configuration says of the provider; undefined without one. */
export function toOpenidClient(config: OpenidConfig, patienceMs = PATIENCE_MS): OpenidClient | undefined {
  const { PUBLIC_URL, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL } = config;
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    label: OIDC_LABEL,
    returnAddress: `${PUBLIC_URL}${OPENID_RETURN_PATH}`,
    patienceMs,
  };
}

/** Sets the provider of this installation; asks it nothing. Called once at start. */
export function configureOpenid(config: OpenidConfig, patienceMs?: number): void {
  own().client = toOpenidClient(config, patienceMs);
}

/** Returns the provider; undefined where people sign in with a password only. */
export const getOpenidClient = (): OpenidClient | undefined => own().client;

/** Returns the provider's name for buttons; null without a provider. */
export const getOpenidLabel = (): string | null => own().client?.label ?? null;
