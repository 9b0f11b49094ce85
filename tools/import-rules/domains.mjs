import { composingDomains, domainEntryFiles, domains, publicPages } from '../../architecture.mjs';
import { ANY_DOMAIN, DOMAIN, HTTP, importRule, packages, REACT, SCREENS, SQL } from './import-rule.mjs';

const INSIDE = '^src/domains/';
const STORE = '\\.store\\.server\\.ts$';
const ACTS = '/(commands|workflows)/[^/]+$';
const READS = '\\.(queries|internal)\\.server\\.ts$';
const FIXTURE = '\\.fixture\\.server\\.ts$';
const COMPOSING = `^src/domains/(${composingDomains.join('|')})/`;
const PAGES = `^src/domains/(${Object.keys(publicPages).join('|')})/public/`;

/** @param {string[]} files */
const ofAnyDomain = (files) => files.map((file) => `${ANY_DOMAIN}${file}`);

const planned = Object.entries(domains).map(([domain, entered]) =>
  importRule(
    `domain-${domain}`,
    `${domain} may import ${entered.join(', ') || 'no other domain'}. Add the domain to architecture.mjs if that makes no cycle.`,
    domain in publicPages ? `^src/domains/${domain}/(?!public/)` : `^src/domains/${domain}/`,
    { path: INSIDE, pathNot: `^src/domains/(${[domain, ...entered].join('|')})/` },
  ),
);

const pages = Object.entries(publicPages).map(([domain, { reads, shows }]) => {
  const used = [...new Set([...(domains[domain] ?? []), ...reads, ...shows])];
  return importRule(
    `pages-${domain}`,
    `Public pages of ${domain} may import ${used.join(', ')}; components of ${shows.join(', ') || 'no other domain'}. Add the domain to publicPages in architecture.mjs if that makes no cycle.`,
    `^src/domains/${domain}/public/`,
    {
      path: INSIDE,
      pathNot: [
        `^src/domains/${domain}/`,
        `^src/domains/(${used.join('|')})/(?!${SCREENS})`,
        ...(shows.length > 0 ? [`^src/domains/(${shows.join('|')})/public/`] : []),
      ],
    },
  );
});

const entryPoints = [
  importRule(
    'domain-is-listed',
    'Each domain stands in architecture.mjs. Add it there with the domains that it may import.',
    INSIDE,
    { path: '.' },
    [`^src/domains/(${Object.keys(domains).join('|')})/`],
  ),
  importRule(
    'domain-entry-files',
    'Another domain is used through its internal functions, contract, rules, views and texts; its commands and queries are for entry points. Import its *.internal.server.ts, or add the function there.',
    DOMAIN,
    { path: INSIDE, pathNot: ['^src/domains/$1/', ...ofAnyDomain(domainEntryFiles)] },
    [COMPOSING, FIXTURE, PAGES],
  ),
  importRule(
    'public-pages-entry-files',
    'A public page uses the entry files and the public components of other domains. To run a command, call its endpoint with the *.client.ts of your own domain; to read, let a *.queries.server.ts of your own domain call the *.internal.server.ts; or import a contract, rules, views, texts or a component of public/.',
    PAGES,
    { path: INSIDE, pathNot: ['^src/domains/$1/', ...ofAnyDomain([...domainEntryFiles, 'public/'])] },
  ),
  importRule(
    'composing-domain-entry-files',
    'A composing domain may also use the components of others, but not their commands and queries. Import an *.internal.server.ts, a contract, rules, views, texts or a component, or add the function to the internal file.',
    COMPOSING,
    { path: INSIDE, pathNot: ['^src/domains/$1/', ...ofAnyDomain([...domainEntryFiles, SCREENS])] },
  ),
  importRule(
    'fixture-entry-files',
    'Fixtures build on fixtures: the rows of another domain are made by its own. Import its *.fixture.server.ts, or an entry file.',
    `${DOMAIN}.*${FIXTURE}`,
    { path: INSIDE, pathNot: ['^src/domains/$1/', ...ofAnyDomain([...domainEntryFiles, `[^/]+${FIXTURE}`])] },
  ),
];

const stores = [
  importRule(
    'stores-are-private',
    'A store is private to its domain. Import its *.internal.server.ts (src/app and demo: a query or a command), or add the function there.',
    '^(src|demo|tools)/',
    { path: STORE },
    [INSIDE],
  ),
  importRule(
    'stores-serve-operations',
    'Endpoints and pages do not read tables. Import a query or a command.',
    INSIDE,
    { path: STORE },
    [ACTS, READS, '\\.(store|jobs|fixture)\\.server\\.ts$'],
  ),
  importRule(
    'stores-without-decisions',
    'A store holds SQL and returns plain objects. Move the decision to the command, the query or *.rules.ts, the formatting to *.views.ts.',
    STORE,
    { path: [ACTS, READS, '\\.(api|jobs|mail|document|client|views)\\.', `/${SCREENS}`, HTTP, REACT] },
  ),
  importRule(
    'sql-in-stores-only',
    'SQL stands in stores and the platform. Move the query to *.store.server.ts.',
    '^(src|demo)/',
    { path: [SQL, '^src/platform/database/(tables|schema|search|migrations)'] },
    [STORE, '^src/platform/'],
  ),
];

const inside = [
  importRule(
    'operations-without-http',
    'Commands, queries and internal functions know neither HTTP nor React. Leave that to *.api.server.ts, pages and components.',
    [ACTS, READS],
    {
      path: [HTTP, REACT, '\\.api\\.server\\.ts$', '\\.client\\.ts$', `/${SCREENS}`, '^src/platform/(http|islands)/'],
      pathNot: '/public/[^/]+\\.contract\\.ts$',
    },
  ),
  importRule(
    'rules-and-contracts-are-pure',
    'Rules and contracts import the kernel, zod, contracts and rules. Pass other values as arguments, or move formatting to *.views.ts.',
    `${ANY_DOMAIN}(public/)?[^/]+\\.(contract|rules)\\.ts$`,
    { pathNot: ['^src/kernel/', '\\.(contract|rules)\\.ts$', packages('zod')] },
  ),
  importRule(
    'views-are-pure',
    'Views import the kernel, zod, contracts, rules, views and texts. Read the data in the query, and pass it as an argument.',
    `${ANY_DOMAIN}[^/]+\\.views\\.ts$`,
    { pathNot: ['^src/kernel/', '\\.(contract|rules|views|texts)\\.ts$', packages('zod')] },
  ),
  importRule(
    'contracts-without-rules',
    'Shapes do not depend on rules. Move the constant or type to the contract.',
    '\\.contract\\.ts$',
    { path: '\\.rules\\.ts$' },
  ),
  importRule(
    'texts-without-code',
    'Texts are data. Move the code to *.views.ts or to the component.',
    '\\.texts\\.ts$',
    { pathNot: '^src/kernel/catalogue\\.ts$' },
  ),
  importRule(
    'fixtures-for-tests-and-demo',
    'Fixtures are for tests and demo/. Import a command or a query.',
    '^src/',
    { path: FIXTURE },
    [FIXTURE],
  ),
  importRule('product-without-tests', 'The product imports no test. Move the code out of the test.', '^(src|demo)/', {
    path: ['\\.test\\.tsx?$', '^tests/', packages('vitest', 'playwright-core')],
  }),
];

/** Which domain may import which, through which files, and what each kind of file may import. */
export const domainRules = [...planned, ...pages, ...entryPoints, ...stores, ...inside];
