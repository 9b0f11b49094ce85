import { ANY_DOMAIN, COMPOSITION, importRule, PAGE, packages, REACT, SCREENS, SQL } from './import-rule.mjs';

const BROWSER = [
  '^src/(kernel|ui)/',
  '^src/platform/islands/(?!.*\\.server\\.tsx?$)',
  `${ANY_DOMAIN}${SCREENS}(?!${PAGE})(?!.*\\.server\\.tsx?$)`,
  `${ANY_DOMAIN}[^/]+\\.(client|contract|rules|views|texts)\\.ts$`,
  '^src/entry\\.client\\.tsx$',
];

const LIGHT = [
  `${ANY_DOMAIN}(public|account)/`,
  '^src/platform/islands/',
  '^src/root\\.tsx$',
  '^src/app/layouts/(account|public)-layout\\.tsx$',
  '^src/ui/(account|public)/',
];
const HEAVY = packages('@mantine/[^/]+', '@tiptap/[^/]+', 'recharts');

/** Which layer may import which. */
export const layers = [
  importRule(
    'kernel-imports-zod-only',
    'The kernel is pure and runs anywhere. Move what needs more to platform/ or to a domain.',
    '^src/kernel/',
    { pathNot: ['^src/kernel/', packages('zod')] },
  ),
  importRule(
    'one-price',
    'Sums are calculated by sales/pricing alone. Import its charge, quote-price, due or bill.',
    '^(src|demo)/',
    { path: '^src/domains/sales/pricing/(totals|shares)\\.rules\\.ts$' },
    ['^src/domains/sales/pricing/'],
  ),
  importRule(
    'ui-without-domains',
    'ui/ could ship in another product. Pass what it needs as props, or move the component to its domain.',
    '^src/ui/',
    { path: ['^src/domains/', '^src/platform/(?!islands/)', COMPOSITION, packages('hono', '@hono/[^/]+'), SQL] },
  ),
  importRule(
    'platform-without-domains',
    'The platform serves any product. Let the domain register what the platform has to call.',
    '^src/platform/',
    { path: ['^src/(domains|ui)/', COMPOSITION] },
  ),
  importRule(
    'domains-below-app',
    'app/ composes the domains. Pass the value in from app/, or move the code into the domain.',
    '^src/domains/',
    { path: COMPOSITION },
  ),
  importRule(
    'browser-without-server',
    'A *.server file never reaches the browser. Call its endpoint with the *.client.ts of the domain, or read in the loader of the page and pass the value as a prop.',
    BROWSER,
    { path: '\\.server\\.tsx?$' },
  ),
  importRule('browser-without-node', 'Browsers have no Node modules. Move the code to a *.server.ts file.', BROWSER, {
    dependencyTypes: ['core'],
  }),
  importRule(
    'public-pages-stay-light',
    'A public page never loads the libraries of the back office. Use ui/public or ui/account.',
    LIGHT,
    { path: HEAVY, reachable: true },
  ),
  importRule(
    'platform-react-in-islands-only',
    'React on the platform is for islands, emails and PDFs. Move the component to ui/ or to a domain.',
    '^src/platform/',
    { path: REACT },
    ['^src/platform/(islands|mail|pdf)/'],
  ),
];
