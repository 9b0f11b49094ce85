import { resolve } from 'node:path';
import { z } from 'zod';
import { Email } from '#src/kernel/fields.ts';
import { CONNECTIONS_PER_ADDRESS } from './http/connection-limit.server.ts';
import { isLocalAddress } from './public-link.server.ts';

const DEFAULT_PORT = 3000;
const MOST_PER_ADDRESS = 8_000;

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** Host names or addresses with their ports, separated by commas. */
const hosts = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/)
  .transform((list) => list.split(','));
/** Key, host and project: `https://KEY@host/PROJECT`, with a folder before the project where the service has one. */
const dsn = z.string().regex(/^https?:\/\/[\w-]+(?::[\w-]+)?@[\w.-]+(?::\d{1,5})?\/(?:[\w./-]+\/)?\d+$/);
/** Its answers lead the reader to another version: none that others on the network could write. */
const feed = z
  .url({ protocol: /^https?$/ })
  .refine((address) => address.startsWith('https:') || isLocalAddress(address), 'https:// attendu');
const getSwitch = z.enum(['0', '1']).transform((value) => value === '1');

/** Those of the standard that `platform/traces` has. */
const TRACES_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Nothing slows down attempts at this token. */
const METRICS_TOKEN_LENGTH = 20;

const SECRET_KEY_BYTES = 32;
/** Minimum number of distinct letters: one repeated letter is long, but no secret. */
const SECRET_KEY_CHARACTERS = 10;
const secretKey = z
  .string()
  .refine((key) => Buffer.byteLength(key) >= SECRET_KEY_BYTES, `au moins ${SECRET_KEY_BYTES} octets`)
  .refine((key) => new Set(key).size >= SECRET_KEY_CHARACTERS, 'trop peu de caractères différents');

/** Longest name that fits a button on a phone. */
const OIDC_LABEL_MAX = 30;

/** Leaves room for a token: 64 characters is the most before the @. */
const REPLY_NAME_MAX = 15;
const replyAddress = Email.refine(
  (address) => address.indexOf('@') <= REPLY_NAME_MAX && !address.includes('+'),
  `au plus ${REPLY_NAME_MAX} caractères avant @, sans +`,
);
const REPLY_SECRET_LENGTH = 20;

const Environment = z.object({
  PORT: port.default(DEFAULT_PORT),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATA_REQUIRED: getSwitch.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_PASSPHRASE_FILE: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: webAddress.optional(),
  BACKUP_S3_REGION: z.string().min(1).default('auto'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ADMIN_EMAIL: Email.default('admin@toitures-du-pouzin.example'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  DEMO: getSwitch.default(true),
  SETUP: getSwitch.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(320).optional(),
  MAIL_BOUNCE: Email.optional(),
  DKIM_DOMAIN: z.hostname().toLowerCase().optional(),
  DKIM_SELECTOR: z.hostname().optional(),
  DKIM_PRIVATE_KEY: z.string().min(1).optional(),
  REPLY_ADDRESS: replyAddress.optional(),
  REPLY_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  REPLY_WEBHOOK_SECRET: z
    .string()
    .min(REPLY_SECRET_LENGTH)
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  PAYMENTS: z.enum(['off', 'demo', 'stripe']).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: webAddress.optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_LABEL: z.string().trim().min(1).max(OIDC_LABEL_MAX).default('mon agence'),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: secretKey.optional(),
  SECRET_KEY_LOST: getSwitch.default(false),
  PUSH_HOSTS: hosts.default([]),
  WEBHOOK_HOSTS: hosts.default([]),
  TRUST_PROXY: getSwitch.default(false),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(MOST_PER_ADDRESS).default(CONNECTIONS_PER_ADDRESS),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LOG_SQL: getSwitch.default(false),
  ACCESS_LOG: getSwitch.default(false),
  METRICS_TOKEN: z
    .string()
    .min(METRICS_TOKEN_LENGTH)
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json', 'grpc']).optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.enum(TRACES_SAMPLERS).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  SENTRY_DSN: dsn.optional(),
  PLAUSIBLE_URL: webAddress.optional(),
  PLAUSIBLE_SITE: z.hostname().optional(),
  MATOMO_URL: webAddress.optional(),
  MATOMO_SITE_ID: z.coerce.number().int().min(1).optional(),
  STACK_SOURCES: getSwitch.default(false),
  UPDATE_FEED_URL: feed.optional(),
});

/** Names of all variables, in the order of `.env.example`. */
export const VARIABLES = Object.keys(Environment.shape) as (keyof Values)[];

/** All settings of the process, read and validated once. */
export type Config = Omit<Values, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Groups of variables that must be set together. */
const WHOLE = [
  { what: 'stockage S3 incomplet', names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
  {
    what: 'stockage S3 des sauvegardes incomplet',
    names: ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  },
  { what: 'signature DKIM incomplète', names: ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] },
  { what: 'mesure d’audience incomplète', names: ['MATOMO_URL', 'MATOMO_SITE_ID'] },
  {
    what: 'paiement Stripe incomplet',
    names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  { what: 'connexion OpenID incomplète', names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
] as const;

type Values = z.infer<typeof Environment>;

function refuseBrowserSecrets(values: Values): void {
  for (const { what, names } of WHOLE) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      throw new Error(`Configuration : la variable ${missing[0]} manque (${what}).`);
    }
  }
}

/** Refuses Stripe without its keys; some of them missing is refused before. */
function refuseMissingGateway({ PAYMENTS, STRIPE_SECRET_KEY }: Values): void {
  if (PAYMENTS === 'stripe' && STRIPE_SECRET_KEY === undefined) {
    throw new Error('Configuration : la variable PAYMENTS vaut stripe, mais la variable STRIPE_SECRET_KEY manque.');
  }
}

/** Refuses two services that count the visits, and a site of a service without its address. */
function refuseTwoAudiences({ PLAUSIBLE_URL, PLAUSIBLE_SITE, MATOMO_URL }: Values): void {
  if (PLAUSIBLE_URL !== undefined && MATOMO_URL !== undefined) {
    throw new Error('Configuration : donnez la variable PLAUSIBLE_URL ou la variable MATOMO_URL, pas les deux.');
  }
  if (PLAUSIBLE_SITE !== undefined && PLAUSIBLE_URL === undefined) {
    throw new Error('Configuration : la variable PLAUSIBLE_URL manque (mesure d’audience incomplète).');
  }
}

/** Refuses an address of replies that nobody reads, and a way in without an address. */
function refuseLostReplies({ REPLY_ADDRESS, REPLY_IMAP_URL, REPLY_WEBHOOK_SECRET }: Values): void {
  const hasWay = REPLY_IMAP_URL !== undefined || REPLY_WEBHOOK_SECRET !== undefined;
  if (hasWay === (REPLY_ADDRESS !== undefined)) return;
  const missing = hasWay ? 'la variable REPLY_ADDRESS' : 'la variable REPLY_IMAP_URL ou REPLY_WEBHOOK_SECRET';
  throw new Error(`Configuration : ${missing} manque (réponses par e-mail incomplètes).`);
}

/** Refuses live payments without https, because others on the network could read them. */
function refuseOpenMoney(secretKey: string | undefined, publicUrl: string): void {
  if (secretKey?.startsWith('sk_live') && !publicUrl.startsWith('https:')) {
    throw new Error('Configuration : la variable PUBLIC_URL doit commencer par https:// avec une clé Stripe réelle.');
  }
}

/** Refuses a provider or a return over plain http, except on this machine: its answers open the back office. */
function refuseOpenSignIn(issuer: string | undefined, publicUrl: string): void {
  if (issuer === undefined) return;
  for (const [name, address] of Object.entries({ OIDC_ISSUER: issuer, PUBLIC_URL: publicUrl })) {
    if (address.startsWith('https:') || isLocalAddress(address)) continue;
    throw new Error(`Configuration : la variable ${name} doit commencer par https:// pour la connexion OpenID.`);
  }
}

/** An empty variable counts as absent. */
const withoutEmpty = (environment: NodeJS.ProcessEnv): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Returns every variable that is invalid by itself, with the reason; never its value, which may be a secret. */
export function findInvalidVariables(environment: NodeJS.ProcessEnv): { name: string; reason: string }[] {
  const { error } = Environment.safeParse(withoutEmpty(environment));
  return (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), reason: message }));
}

/** Returns the value that a variable has when nobody sets it; undefined when it has none. */
export function defaultValue(name: keyof Values): string | undefined {
  const value = Environment.parse({})[name];
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === undefined || (Array.isArray(value) && value.length === 0) ? undefined : String(value);
}

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws Error with one French line naming the first wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Configuration : la variable ${String(issue?.path[0])} est invalide (${issue?.message}).`);
  }
  const values = parsed.data;
  refuseBrowserSecrets(values);
  refuseMissingGateway(values);
  refuseTwoAudiences(values);
  refuseLostReplies(values);
  const PUBLIC_URL = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  refuseOpenMoney(values.STRIPE_SECRET_KEY, PUBLIC_URL);
  refuseOpenSignIn(values.OIDC_ISSUER, PUBLIC_URL);
  return { ...values, DATA_DIR: resolve(values.DATA_DIR), PUBLIC_URL };
}
