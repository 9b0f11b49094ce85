import { resolve } from 'node:path';
import { z } from 'zod';
import { Email } from '#src/kernel/fields.ts';

const DEFAULT_PORT = 3000;

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const switchOf = z.enum(['0', '1']).transform((value) => value === '1');

const Environment = z.object({
  PORT: port.default(DEFAULT_PORT),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: Email.default('admin@toitures-du-pouzin.example'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  DEMO: switchOf.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(320).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  TRUST_PROXY: switchOf.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** All settings of the process, read and validated once. */
export type Config = Omit<z.infer<typeof Environment>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws Error with one French line naming the first wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Configuration : la variable ${String(issue?.path[0])} est invalide (${issue?.message}).`);
  }
  const values = parsed.data;
  const missing = S3_VARIABLES.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < S3_VARIABLES.length) {
    throw new Error(`Configuration : la variable ${missing[0]} manque (stockage S3 incomplet).`);
  }
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
  };
}
