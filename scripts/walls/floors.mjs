import { COMPOSITION, packages, REACT, SQL, wall } from './wall.mjs';

const BROWSER = [
  '^src/(kernel|ui)/',
  '^src/platform/islands/(?!.*\\.server\\.tsx?$)',
  '^src/domains/[^/]+/ui/',
  '^src/domains/[^/]+/[^/]+\\.(client|contract|rules|texts)\\.ts$',
  '^src/entry\\.client\\.tsx$',
];

/** Of the public site and the customer account: every page but those of the back office. */
const PUBLIC_PAGES = '^src/domains/[^/]+/pages/(?!admin-)';

const LIGHT = [
  '^src/domains/[^/]+/ui/islands/',
  '^src/platform/islands/',
  '^src/root\\.tsx$',
  '^src/account-layout\\.tsx$',
  '^src/ui/(account|public)/',
  PUBLIC_PAGES,
];
const HEAVY = packages('@mantine/[^/]+', '@tiptap/[^/]+', 'recharts');

/** Which floor may look at which. */
export const floors = [
  wall('kernel-stands-alone', 'The kernel knows zod and itself.', '^src/kernel/', {
    pathNot: ['^src/kernel/', packages('zod')],
  }),
  wall(
    'pricing-serves-domains',
    'The pricing module moves into the domain of sales later: nothing below the domains depends on it.',
    '^src/(kernel/(?!pricing/)|ui/|platform/)',
    { path: '^src/kernel/pricing/' },
  ),
  wall(
    'one-price',
    'Sums are calculated by the pricing module alone: import charge, quote-price, due or bill.',
    '^src/',
    { path: '^src/kernel/pricing/(totals|shares)\\.ts$' },
    ['^src/kernel/pricing/'],
  ),
  wall('ui-knows-no-room', 'ui/ could ship in another product.', '^src/ui/', {
    path: ['^src/domains/', '^src/platform/(?!islands/)', COMPOSITION, packages('hono', '@hono/[^/]+'), SQL],
  }),
  wall('platform-knows-no-room', 'The platform serves any product.', '^src/platform/', {
    path: ['^src/(domains|ui)/', COMPOSITION],
  }),
  wall('rooms-do-not-climb', 'Composition knows everyone; no room knows composition.', '^src/domains/', {
    path: COMPOSITION,
  }),
  wall('browser-meets-no-server', 'A *.server file never reaches the browser.', BROWSER, {
    path: '\\.server\\.tsx?$',
  }),
  wall('browser-meets-no-node', 'No Node module in what the browser loads.', BROWSER, { dependencyTypes: ['core'] }),
  wall('islands-stay-light', 'A public page never carries the back office’s libraries.', LIGHT, {
    path: HEAVY,
    reachable: true,
  }),
  wall(
    'platform-draws-only-islands',
    'React on the platform is for islands and letters.',
    '^src/platform/',
    {
      path: REACT,
    },
    ['^src/platform/(islands|mail|pdf)/'],
  ),
];
