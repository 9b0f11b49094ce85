import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.server.ts';

const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('readConfig', () => {
  it('requires no variable', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: resolve('data'),
      DATA_REQUIRED: false,
      ADMIN_EMAIL: 'admin@toitures-du-pouzin.example',
      DEMO: true,
      SETUP: true,
      S3_REGION: 'auto',
      BACKUP_S3_REGION: 'auto',
      OIDC_LABEL: 'mon agence',
      SECRET_KEY_LOST: false,
      PUSH_HOSTS: [],
      WEBHOOK_HOSTS: [],
      TRUST_PROXY: false,
      CONNECTIONS_PER_ADDRESS: 50,
      LOG_LEVEL: 'info',
      LOG_SQL: false,
      ACCESS_LOG: false,
      STACK_SOURCES: false,
    });
  });

  it('reads the given values; treats an empty variable as absent', () => {
    const input = { PORT: '8080', PUBLIC_URL: 'https://toit.example/', DEMO: '0', SMTP_URL: '', ...S3 };
    const config = readConfig({ ...input, PUSH_HOSTS: '127.0.0.1:4600,push.example' });
    expect(config.PUSH_HOSTS).toEqual(['127.0.0.1:4600', 'push.example']);
    expect(config).toMatchObject({ PORT: 8080, PUBLIC_URL: 'https://toit.example', DEMO: false, ...S3 });
    expect(config.SMTP_URL).toBeUndefined();
    expect(readConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'toit.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'court'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'smtp.example:25'],
    ['TRUST_PROXY', '2'],
    ['CONNECTIONS_PER_ADDRESS', '0'],
    ['CONNECTIONS_PER_ADDRESS', '8001'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_SQL', 'oui'],
    ['ACCESS_LOG', 'oui'],
    ['METRICS_TOKEN', 'trop-court'],
    ['METRICS_TOKEN', 'avec une espace au milieu'],
    ['MATOMO_SITE_ID', '0'],
    ['PLAUSIBLE_URL', 'plausible.example'],
    ['REPLY_ADDRESS', 'reponses+a@toit.example'],
    ['REPLY_ADDRESS', `${'r'.repeat(16)}@toit.example`],
    ['REPLY_IMAP_URL', 'https://imap.toit.example'],
    ['REPLY_WEBHOOK_SECRET', 'trop-court'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://127.0.0.1:4317'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'json'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '10'],
    ['SENTRY_DSN', 'https://erreurs.example/1'],
    ['SENTRY_DSN', 'https://key@erreurs.example/'],
    ['OIDC_ISSUER', 'agence.example'],
    ['UPDATE_FEED_URL', 'http://forge.example/latest'],
    ['OIDC_LABEL', 'x'.repeat(31)],
    ['PAYMENTS', 'sandbox'],
    ['SECRET_KEY', 'x7'.repeat(15)],
    ['SECRET_KEY', 'a'.repeat(64)],
    ['SECRET_KEY_PREVIOUS', 'court'],
    ['SECRET_KEY_LOST', 'yes'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`la variable ${name} est invalide`);
    expect(read).toThrow(/^[^\n]*$/);
  });

  it('never repeats a refused value: it may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).not.toThrow('hunter2');
    expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow('hunter2');
  });

  it('takes a provider of identities whole, and only over https or on this machine', () => {
    const client = { OIDC_CLIENT_ID: 'faitage', OIDC_CLIENT_SECRET: 'secret' };
    const issuer = 'https://agence.example/realms/pixel';
    const https = { PUBLIC_URL: 'https://toit.example' };
    expect(readConfig({ OIDC_ISSUER: issuer, ...client, ...https })).toMatchObject({ OIDC_ISSUER: issuer });
    expect(() => readConfig({ OIDC_ISSUER: 'http://127.0.0.1:9000', ...client })).not.toThrow();
    expect(() => readConfig({ ...client, ...https })).toThrow('la variable OIDC_ISSUER manque');
    for (const [name, values] of Object.entries({
      OIDC_ISSUER: { OIDC_ISSUER: 'http://agence.example', ...https },
      PUBLIC_URL: { OIDC_ISSUER: issuer, PUBLIC_URL: 'http://toit.example' },
    })) {
      expect(() => readConfig({ ...client, ...values })).toThrow(`la variable ${name} doit commencer par https://`);
    }
  });

  it('refuses an address of replies that nobody reads, and a way in without an address', () => {
    const address = { REPLY_ADDRESS: 'reponses@toit.example' };
    const ways = [{ REPLY_IMAP_URL: 'imaps://a:b@imap.example' }, { REPLY_WEBHOOK_SECRET: 'x'.repeat(20) }];
    expect(() => readConfig(address)).toThrow('la variable REPLY_IMAP_URL ou REPLY_WEBHOOK_SECRET manque');
    for (const way of ways) {
      expect(readConfig({ ...address, ...way })).toMatchObject({ ...address, ...way });
      expect(() => readConfig({ ...way })).toThrow('la variable REPLY_ADDRESS manque');
    }
  });

  it.each(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'])('refuses a DKIM signature without %s', (name) => {
    const dkim = { DKIM_DOMAIN: 'toit.example', DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: 'dkim.pem' };
    expect(readConfig(dkim)).toMatchObject(dkim);
    expect(() => readConfig({ ...dkim, [name]: '' })).toThrow(
      `Configuration : la variable ${name} manque (signature DKIM incomplète).`,
    );
  });

  it.each([
    ['DKIM_DOMAIN', 'https://toit.example'],
    ['DKIM_DOMAIN', 'toit.example; x=1'],
    ['DKIM_SELECTOR', 'a b'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`la variable ${name} est invalide`);
  });

  it.each(Object.keys(STRIPE))('refuses card payment without %s', (name) => {
    const read = () => readConfig({ ...STRIPE, [name]: '' });
    expect(read).toThrow(`la variable ${name} manque (paiement Stripe incomplet).`);
    expect(read).toThrow(/^[^\n]*$/);
  });

  it('refuses payments at Stripe without its keys, in one line that names the variable', () => {
    const read = () => readConfig({ PAYMENTS: 'stripe' });
    expect(read).toThrow('la variable PAYMENTS vaut stripe, mais la variable STRIPE_SECRET_KEY manque.');
    expect(read).toThrow(/^[^\n]*$/);
    expect(readConfig({ ...STRIPE, PAYMENTS: 'stripe' }).PAYMENTS).toBe('stripe');
    expect(readConfig({ ...STRIPE, PAYMENTS: 'off' }).PAYMENTS).toBe('off');
  });

  it('accepts live payments only over https', () => {
    const live = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_x' };
    expect(() => readConfig(live)).toThrow('la variable PUBLIC_URL');
    expect(readConfig({ ...live, PUBLIC_URL: 'https://toit.example' })).toMatchObject(live);
  });

  it.each(Object.keys(S3))('refuses object storage without %s', (name) => {
    expect(() => readConfig({ ...S3, [name]: '' })).toThrow(`la variable ${name} manque`);
  });
});
