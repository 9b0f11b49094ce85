import { defaultValue, findInvalidVariables, readConfig, VARIABLES } from './config.server.ts';
import { findUnknownVariables, type UnknownVariable } from './config-unknown.server.ts';
import { checkMailConfig } from './mail/mail-transport.server.ts';

/** Where the value of a variable comes from; `derived` from other variables, `none` when it has no value. */
export type ConfigOrigin = 'environment' | 'file' | 'default' | 'derived' | 'none';

export interface ConfigLine {
  name: string;
  /** As it may be shown: secrets and refused values are hidden. */
  value: string;
  origin: ConfigOrigin;
}

export interface ConfigReport {
  lines: ConfigLine[];
  /** One French sentence for each fault. */
  faults: string[];
  /** Variables that look like ours and that nothing reads. */
  unknown: UnknownVariable[];
}

const SECRETS = [
  'ADMIN_PASSWORD',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'DKIM_PRIVATE_KEY',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'REPLY_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SENTRY_DSN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
const HIDDEN = '(masqué)';
const REFUSED = '(valeur refusée)';

/** Hides the password of an address; an address that cannot be read is hidden as a whole. */
function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (url === null) return HIDDEN;
  if (url.password !== '') url.password = '***';
  url.search = '';
  return url.href;
}

function toShown(name: string, value: string): string {
  if (SECRETS.includes(name)) return HIDDEN;
  return /_URL$|_ENDPOINT$/.test(name) ? withoutPassword(value) : value;
}

/** Values that follow from other variables. */
function deriveValues(environment: NodeJS.ProcessEnv): Record<string, string> {
  try {
    const { PUBLIC_URL, DATA_DIR } = readConfig(environment);
    const host = new URL(PUBLIC_URL).hostname.replace(/^www\./, '');
    return { PUBLIC_URL, DATA_DIR, MAIL_FROM: `no-reply@${host}` };
  } catch {
    return {};
  }
}

/** Faults that show when several variables are read together, as the start reads them. */
function findWholeFault(environment: NodeJS.ProcessEnv): string[] {
  try {
    checkMailConfig(readConfig(environment));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Describes every variable: its value as it may be shown, and where it comes from.
 * @param fromFile variables that a file names; they win over those of the environment.
 */
export function reportConfig(environment: NodeJS.ProcessEnv, fromFile: NodeJS.ProcessEnv = {}): ConfigReport {
  const all = { ...environment, ...fromFile };
  const invalid = findInvalidVariables(all);
  const derived = deriveValues(all);
  const lines = VARIABLES.map((name): ConfigLine => {
    const isSet = Boolean(all[name]);
    if (invalid.some((fault) => fault.name === name)) {
      return { name, value: REFUSED, origin: fromFile[name] ? 'file' : 'environment' };
    }
    if (isSet) {
      const value = name === 'DATA_DIR' ? (derived.DATA_DIR ?? all[name]) : all[name];
      return { name, value: toShown(name, value ?? ''), origin: fromFile[name] ? 'file' : 'environment' };
    }
    const standard = name === 'DATA_DIR' ? (derived.DATA_DIR ?? './data') : defaultValue(name);
    if (standard !== undefined) return { name, value: standard, origin: 'default' };
    const value = derived[name];
    return value === undefined ? { name, value: '', origin: 'none' } : { name, value, origin: 'derived' };
  });
  const sentences = invalid.map(({ name, reason }) => `Configuration : la variable ${name} est invalide (${reason}).`);
  const faults = sentences.length > 0 ? sentences : findWholeFault(all);
  return { lines, faults, unknown: findUnknownVariables(Object.keys(all)) };
}
