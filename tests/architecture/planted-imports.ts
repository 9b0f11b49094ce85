import { domains, publicPages } from '../../architecture.mjs';

/** One file with one forbidden import. */
export interface Fault {
  rule: string;
  from: string;
  imports: string;
}

const STORE = '#src/domains/settings/setting.store.server.ts';
const OPERATION = '#src/domains/settings/setting.queries.server.ts';
const INTERNAL = '#src/domains/settings/setting.internal.server.ts';

/** One for each rule that is not made from the list of domains. */
const written: Fault[] = [
  { rule: 'kernel-imports-zod-only', from: 'src/kernel/money.ts', imports: 'react' },
  { rule: 'kernel-imports-zod-only', from: 'src/kernel/dates.ts', imports: '#src/platform/clock.server.ts' },
  { rule: 'one-price', from: 'src/domains/media/sum.rules.ts', imports: '#src/domains/sales/pricing/totals.rules.ts' },
  { rule: 'one-price', from: 'src/domains/media/admin/sum.tsx', imports: '#src/domains/sales/pricing/shares.rules.ts' },
  { rule: 'ui-without-domains', from: 'src/ui/button.tsx', imports: '#src/domains/settings/setting.texts.ts' },
  { rule: 'ui-without-domains', from: 'src/ui/dialog.tsx', imports: '#src/platform/clock.server.ts' },
  { rule: 'platform-without-domains', from: 'src/platform/log.server.ts', imports: OPERATION },
  { rule: 'platform-without-domains', from: 'src/platform/mail.server.ts', imports: '#src/ui/mark.tsx' },
  { rule: 'platform-react-in-islands-only', from: 'src/platform/jobs.server.ts', imports: 'react' },
  { rule: 'domains-below-app', from: 'src/domains/media/media.jobs.server.ts', imports: '#src/app/server.ts' },
  {
    rule: 'browser-without-server',
    from: 'src/domains/media/media.client.ts',
    imports: '#src/platform/clock.server.ts',
  },
  { rule: 'browser-without-server', from: 'src/domains/media/admin/picture.tsx', imports: './secret.server.ts' },
  { rule: 'browser-without-node', from: 'src/ui/file.tsx', imports: 'node:fs' },
  {
    rule: 'public-pages-stay-light',
    from: 'src/domains/media/public/islands/viewer.tsx',
    imports: '#src/ui/heavy.tsx',
  },
  { rule: 'domain-is-listed', from: 'src/domains/shed/shed.contract.ts', imports: 'zod' },
  {
    rule: 'domain-entry-files',
    from: 'src/domains/accounts/auth/account/frame.tsx',
    imports: '#src/domains/settings/public/badge.tsx',
  },
  { rule: 'domain-entry-files', from: 'src/domains/accounts/auth/commands/read-rows.server.ts', imports: STORE },
  { rule: 'composing-domain-entry-files', from: 'src/domains/website/commands/read-home.server.ts', imports: STORE },
  {
    rule: 'public-pages-entry-files',
    from: 'src/domains/contact/public/frame.tsx',
    imports: '#src/domains/settings/account/badge.tsx',
  },
  {
    rule: 'pages-gallery',
    from: 'src/domains/gallery/public/footer.tsx',
    imports: '#src/domains/website/public/footer.tsx',
  },
  { rule: 'domain-entry-files', from: 'src/domains/accounts/auth/auth.internal.server.ts', imports: OPERATION },
  {
    rule: 'domain-entry-files',
    from: 'src/domains/accounts/auth/commands/reset-rights.server.ts',
    imports: '#src/domains/settings/commands/save-settings.server.ts',
  },
  {
    rule: 'domain-entry-files',
    from: 'src/domains/chat/workflows/ring.server.ts',
    imports: '#src/domains/notifications/workflows/send-alert.server.ts',
  },
  { rule: 'composing-domain-entry-files', from: 'src/domains/website/site.queries.server.ts', imports: OPERATION },
  {
    rule: 'composing-domain-entry-files',
    from: 'src/domains/dashboard/commands/reset-figures.server.ts',
    imports: '#src/domains/settings/commands/save-settings.server.ts',
  },
  {
    rule: 'fixture-entry-files',
    from: 'src/domains/accounts/auth/auth.fixture.server.ts',
    imports: '#src/domains/settings/commands/save-settings.server.ts',
  },
  { rule: 'stores-are-private', from: 'src/app/server.ts', imports: STORE },
  { rule: 'stores-are-private', from: 'demo/fill.server.ts', imports: STORE },
  { rule: 'stores-serve-operations', from: 'src/domains/settings/setting.api.server.ts', imports: STORE },
  { rule: 'stores-serve-operations', from: 'src/domains/settings/admin/settings-page.tsx', imports: STORE },
  { rule: 'stores-without-decisions', from: 'src/domains/media/media.store.server.ts', imports: 'hono' },
  { rule: 'stores-without-decisions', from: 'src/domains/media/album.store.server.ts', imports: './media.views.ts' },
  { rule: 'sql-in-stores-only', from: 'src/domains/media/commands/list-media.server.ts', imports: 'kysely' },
  { rule: 'sql-in-stores-only', from: 'src/app/jobs.server.ts', imports: 'pg' },
  { rule: 'sql-in-stores-only', from: 'src/domains/media/media.mail.server.ts', imports: 'node:sqlite' },
  { rule: 'operations-without-http', from: 'src/domains/media/commands/store-image.server.ts', imports: 'hono' },
  { rule: 'operations-without-http', from: 'src/domains/media/commands/read-pictures.server.ts', imports: 'react' },
  { rule: 'rules-and-contracts-are-pure', from: 'src/domains/media/media.rules.ts', imports: './media.texts.ts' },
  { rule: 'rules-and-contracts-are-pure', from: 'src/domains/media/album.rules.ts', imports: './media.views.ts' },
  { rule: 'rules-and-contracts-are-pure', from: 'src/domains/media/media.contract.ts', imports: 'react' },
  { rule: 'views-are-pure', from: 'src/domains/media/album.views.ts', imports: 'react' },
  { rule: 'views-are-pure', from: 'src/domains/media/list.views.ts', imports: './media.client.ts' },
  { rule: 'contracts-without-rules', from: 'src/domains/places/zones/zone.contract.ts', imports: './zone.rules.ts' },
  { rule: 'texts-without-code', from: 'src/domains/places/zones/zone.texts.ts', imports: 'zod' },
  {
    rule: 'fixtures-for-tests-and-demo',
    from: 'src/domains/settings/commands/reset-settings.server.ts',
    imports: '#src/domains/settings/setting.fixture.server.ts',
  },
  { rule: 'product-without-tests', from: 'src/platform/probe.server.ts', imports: 'vitest' },
  { rule: 'no-cycle', from: 'src/platform/first.server.ts', imports: './second.server.ts' },
  { rule: 'every-import-resolves', from: 'src/platform/lost.server.ts', imports: './nowhere.server.ts' },
];

const getFile = (domain: string): string => `src/domains/${domain}/commands/read-${domain.split('/').at(-1)}.server.ts`;

/** For each domain, an import of the first domain that the plan closes to it. */
const planned: Fault[] = Object.entries(domains).flatMap(([domain, entered]) => {
  const closed = Object.keys(domains).find((other) => other !== domain && !entered.includes(other));
  if (closed === undefined) return [];
  const from = `src/domains/${domain}/commands/find-${closed.split('/').at(-1)}.server.ts`;
  return [{ rule: `domain-${domain}`, from, imports: `#${getFile(closed)}` }];
});

/** For each domain with public pages, a component of a domain whose components these do not show. */
const pages: Fault[] = Object.entries(publicPages).map(([domain, { shows }]) => {
  const closed = Object.keys(domains).find((other) => other !== domain && !shows.includes(other));
  const from = `src/domains/${domain}/public/list.tsx`;
  return { rule: `pages-${domain}`, from, imports: `#src/domains/${closed}/public/badge.tsx` };
});

export const faults: Fault[] = [...written, ...planned, ...pages];

/** What faults need to lead somewhere, and what is allowed: no rule may refuse these. */
export const allowedImports: Record<string, string[]> = {
  'src/platform/clock.server.ts': ['node:crypto', '#src/kernel/text.ts'],
  'src/platform/database/database.server.ts': ['kysely'],
  'src/platform/islands/island.tsx': ['react'],
  'src/kernel/text.ts': ['zod'],
  'src/domains/sales/pricing/totals.rules.ts': ['#src/kernel/text.ts'],
  'src/domains/sales/pricing/shares.rules.ts': ['./totals.rules.ts'],
  'src/domains/sales/pricing/charge.rules.ts': ['./totals.rules.ts'],
  'src/domains/sales/quotes/price.rules.ts': ['#src/domains/sales/pricing/charge.rules.ts'],
  'src/ui/mark.tsx': ['react', '#src/platform/islands/island.tsx', '#src/kernel/text.ts'],
  'src/ui/heavy.tsx': ['@mantine/core'],
  'src/platform/second.server.ts': ['./first.server.ts'],
  'src/domains/media/admin/secret.server.ts': [],
  'src/domains/places/zones/zone.rules.ts': ['#src/kernel/text.ts'],
  'src/domains/media/media.texts.ts': [],
  'src/domains/media/media.views.ts': ['./media.texts.ts', '#src/kernel/text.ts', 'zod'],
  'src/domains/settings/setting.views.ts': ['./setting.rules.ts', './setting.contract.ts'],
  'src/domains/website/footer.views.ts': ['#src/domains/settings/setting.views.ts'],
  'src/domains/settings/setting.texts.ts': [],
  'src/domains/settings/setting.contract.ts': ['zod'],
  'src/domains/settings/setting.rules.ts': ['./setting.contract.ts'],
  'src/domains/settings/setting.fixture.server.ts': ['./setting.store.server.ts'],
  'src/domains/settings/setting.store.server.ts': ['kysely', '#src/platform/database/database.server.ts'],
  'src/domains/settings/commands/save-settings.server.ts': ['../setting.store.server.ts', '../setting.rules.ts'],
  'src/domains/settings/setting.queries.server.ts': ['./setting.store.server.ts'],
  'src/domains/settings/setting.internal.server.ts': ['./setting.store.server.ts'],
  'src/domains/notifications/workflows/send-alert.server.ts': [],
  'src/domains/accounts/auth/session.fixture.server.ts': ['#src/domains/settings/setting.fixture.server.ts'],
  'src/domains/settings/public/badge.tsx': ['react', '../setting.texts.ts', '#src/ui/mark.tsx'],
  'src/domains/settings/public/static-page.tsx': ['react-router', '../setting.queries.server.ts'],
  'src/domains/website/public/footer.tsx': ['#src/domains/settings/public/badge.tsx'],
  'src/domains/accounts/auth/auth.api.server.ts': ['hono', './commands/open-account.server.ts'],
  'src/domains/accounts/auth/commands/open-account.server.ts': [INTERNAL, '#src/domains/settings/setting.contract.ts'],
  'src/app/api.server.ts': ['#src/domains/accounts/auth/auth.api.server.ts', 'hono'],
  'demo/people.server.ts': ['#src/domains/settings/setting.fixture.server.ts', OPERATION],
  'src/domains/settings/setting.store.test.ts': ['vitest', './setting.store.server.ts'],
  'src/domains/services/public/service.tsx': [
    '#src/domains/contact/public/badge.tsx',
    '#src/domains/website/website.contract.ts',
  ],
  'src/domains/website/website.contract.ts': ['zod'],
  'src/domains/settings/account/badge.tsx': [],
  ...Object.fromEntries(
    Object.keys(domains).flatMap((domain) => [
      [getFile(domain), []],
      [`src/domains/${domain}/public/badge.tsx`, []],
    ]),
  ),
};
