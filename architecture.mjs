/** Domains of the public content, which those that compose or move a whole site import. */
const CONTENT = ['settings', 'media', 'places/zones', 'places/cities', 'testimonials', 'services', 'blog', 'gallery'];

/**
 * All domains of the finished product and the domains that each may import.
 * The import rules are generated from this table; a domain that is not built yet has no folder.
 * @type {Record<string, string[]>}
 */
export const domains = {
  'accounts/users': [],
  settings: [],
  media: [],
  bin: ['media'], // Erasing a deleted record lets go of its pictures.
  // Travel costs, and the tile provider of the detailed map.
  'places/zones': ['settings', 'bin'],
  // Data of the place on each city page; a version of a page names its author.
  'places/cities': ['places/zones', 'accounts/users', 'bin'],
  // Administrators are notified of an endpoint that is paused; domains with events call it.
  webhooks: ['accounts/users', 'notifications'],
  // Administrators are notified of a new testimonial.
  testimonials: ['notifications', 'webhooks', 'bin'],
  // Labels of the settings' groups and fields; printed numbers of quotes, orders and invoices.
  activity: ['settings', 'sales/quotes', 'sales/orders', 'sales/invoices'],
  // Administrators are notified of a registration; a profile has a picture and lists the account's own actions.
  'accounts/auth': ['accounts/users', 'activity', 'notifications', 'settings', 'media'],
  notifications: ['accounts/users', 'settings', 'bin'],
  // A service cannot have the address of a city page.
  services: ['media', 'places/cities', 'bin'],
  blog: ['media', 'notifications', 'bin'],
  gallery: ['media', 'bin'],
  // An address that a page of the site has cannot be redirected.
  redirects: ['services', 'blog', 'places/cities', 'bin'],
  // A version of a page names its author.
  'site-pages': ['media', 'accounts/users', 'bin'],
  // The whole content of a site leaves and enters.
  'site-transfer': [...CONTENT, 'site-pages', 'redirects'],
  newsletter: ['settings'],
  // Administrators' sessions tell who is online; a conversation can become a message or a quote.
  chat: ['contact', 'sales/quotes', 'accounts/users', 'accounts/auth', 'notifications', 'settings', 'media', 'bin'],
  'sales/pricing': [],
  // Money received and given back; it knows only the ids of the documents.
  'sales/ledger': [],
  'sales/quotes': [
    'sales/pricing',
    'sales/ledger',
    'services',
    'accounts/users',
    'notifications',
    'webhooks',
    'settings',
    'bin',
  ],
  // A message opens a quote in its own transaction; the quote stores only the message's id.
  contact: ['sales/quotes', 'services', 'accounts/users', 'notifications', 'webhooks', 'settings', 'media', 'bin'],
  // A reply by email goes into the conversation that its address names, with its photos.
  'incoming-mail': ['chat', 'contact', 'media'],
  // A change of an order is serial with everything that bills or moves money.
  'sales/orders': [
    'sales/pricing',
    'sales/ledger',
    'sales/quotes',
    'accounts/users',
    'notifications',
    'settings',
    'bin',
  ],
  // A customer sees the invoices of their account and of their verified address.
  'sales/invoices': ['sales/pricing', 'sales/ledger', 'sales/orders', 'accounts/users', 'webhooks', 'settings'],
  // Payer and service of the payment, and its invoice once the work is billed.
  'sales/payments': [
    'sales/pricing',
    'sales/ledger',
    'sales/invoices',
    'sales/orders',
    'sales/quotes',
    'services',
    'accounts/users',
    'notifications',
    'webhooks',
    'settings',
  ],
  // Figures of the reviews, the answers and the finished works, beside what the owner declared.
  'site-facts': ['settings', 'testimonials', 'contact', 'places/zones', 'sales/orders'],
  // People of the accounts, messages, quotes, orders and invoices, offered where a customer is entered.
  'address-book': ['accounts/users', 'contact', 'sales/quotes', 'sales/orders', 'sales/invoices'],
  // Planned orders as a calendar, at a secret address that contains a token.
  calendar: ['accounts/auth', 'settings', 'sales/orders'],
  // The personal data that a person can export is stored in several domains.
  'accounts/privacy': [
    'accounts/users',
    'accounts/auth',
    'contact',
    'sales/quotes',
    'sales/orders',
    'sales/invoices',
    'sales/payments',
    'chat',
    'bin',
  ],
  // First steps of an owner; leaving the demo removes rows of every domain.
  setup: [
    ...CONTENT,
    'bin',
    'site-pages',
    'accounts/users',
    'accounts/auth',
    'notifications',
    'chat',
    'sales/ledger',
    'sales/quotes',
    'contact',
    'sales/orders',
    'sales/invoices',
    'sales/payments',
  ],
  // A restored record comes back through its own domain.
  'bin-restore': [
    'bin',
    'testimonials',
    'services',
    'blog',
    'gallery',
    'redirects',
    'places/zones',
    'places/cities',
    'site-pages',
    'contact',
    'chat',
    'notifications',
    'sales/quotes',
    'sales/orders',
  ],
  // Whether the site is published, and whether it shows the demo; administrators are notified of trouble.
  'site-check': ['settings', 'setup', 'notifications'],
  // Articles are rendered as those of the blog.
  guide: ['blog'],
  dashboard: [
    ...CONTENT,
    'setup',
    'accounts/users',
    'activity',
    'accounts/auth',
    'notifications',
    'newsletter',
    'chat',
    'sales/quotes',
    'contact',
    'sales/orders',
    'sales/invoices',
    'sales/payments',
    'site-facts',
  ],
  website: [...CONTENT, 'setup', 'site-facts', 'site-pages', 'newsletter', 'chat', 'sales/quotes', 'contact'],
};

/**
 * What the public pages of a domain import besides its line above: `reads` entry files, `shows` entry files and public
 * components. Pages are above all other files: a page of `services` shows the quote form of `contact`, whose commands
 * read services. Nobody shows pages of the `website`: a layout renders its frame around every page.
 * @type {Record<string, { reads: string[], shows: string[] }>}
 */
export const publicPages = {
  'places/zones': { reads: ['website'], shows: [] },
  'places/cities': {
    reads: ['media', 'services', 'website'],
    shows: ['places/zones', 'testimonials', 'gallery', 'contact'],
  },
  testimonials: { reads: ['settings'], shows: [] },
  services: { reads: ['places/zones', 'website'], shows: ['testimonials', 'gallery', 'contact'] },
  blog: { reads: ['settings', 'website'], shows: ['newsletter'] },
  gallery: { reads: [], shows: [] },
  newsletter: { reads: ['website'], shows: [] },
  chat: { reads: ['website'], shows: [] },
  contact: { reads: ['website'], shows: ['places/zones'] },
};

/** Domains that display other domains: they may also import the components of the others. */
export const composingDomains = ['dashboard', 'website', 'setup', 'guide'];

/** Files of a domain that other domains may import; all its other files are private. */
export const domainEntryFiles = [
  '[^/]+\\.internal\\.server\\.ts$',
  '[^/]+\\.contract\\.ts$',
  '[^/]+\\.rules\\.ts$',
  '[^/]+\\.views\\.ts$',
  '[^/]+\\.texts\\.ts$',
];

/**
 * The only file names allowed in a domain, besides its tests, and the most lines of each kind.
 * @type {{ name: RegExp, lines: number }[]}
 */
export const domainFiles = [
  { name: /^[a-z0-9-]+\.contract\.ts$/, lines: 150 },
  { name: /^[a-z0-9-]+\.rules\.ts$/, lines: 200 },
  // What leaves: presenters, screen models, formatting.
  { name: /^[a-z0-9-]+\.views\.ts$/, lines: 200 },
  { name: /^[a-z0-9-]+\.texts\.ts$/, lines: Number.POSITIVE_INFINITY },
  { name: /^[a-z0-9-]+\.store\.server\.ts$/, lines: 250 },
  { name: /^(commands|workflows)\/[a-z0-9]+(-[a-z0-9]+)*\.server\.ts$/, lines: 150 },
  { name: /^[a-z0-9-]+\.(queries|internal)\.server\.ts$/, lines: 250 },
  { name: /^[a-z0-9-]+\.api\.server\.ts$/, lines: 100 },
  { name: /^[a-z0-9-]+\.jobs\.server\.ts$/, lines: 200 },
  { name: /^[a-z0-9-]+\.(mail|document)\.server\.tsx?$/, lines: 200 },
  { name: /^[a-z0-9-]+\.client\.ts$/, lines: 150 },
  // Reads of a page that shows several domains; loaders and actions of several pages.
  { name: /^public\/[a-z0-9-]+-page\.(contract|queries\.server)\.ts$/, lines: 150 },
  { name: /^public\/[a-z0-9-]+\.endpoint\.server\.ts$/, lines: 100 },
  // Pages, islands and components by audience; `ui` holds components of several audiences.
  { name: /^(public|account|admin)\/[a-z0-9-]+-page\.(tsx|module\.css)$/, lines: 150 },
  { name: /^(public|account|admin|ui)\/([a-z0-9-]+\/)*[a-z0-9-]+\.tsx?$/, lines: 200 },
  // A list screen of the back office as data.
  { name: /^admin\/[a-z0-9-]+\.resource\.tsx$/, lines: 250 },
  { name: /^(public|account|admin|ui)\/([a-z0-9-]+\/)*[a-z0-9-]+\.module\.css$/, lines: 250 },
  { name: /^[a-z0-9-]+\.fixture\.server\.ts$/, lines: 100 },
  // Data list from a public source, too long for a rules file, generated by a script.
  { name: /^[a-z0-9-]+\.data\.json$/, lines: Number.POSITIVE_INFINITY },
];

/** Entries directly in `src/`: the layers, and the composition, which may import every domain. */
export const sourceRoot = [
  'kernel',
  'platform',
  'ui',
  'domains',
  'app',
  'routes.ts',
  'root.tsx',
  'entry.server.tsx',
  'entry.client.tsx',
];

/** Names that a domain may import from `platform/database/` outside its stores. */
export const allowedFromDatabase = [
  'afterCommit',
  'asSideEffect',
  'databaseIdentity',
  'isUniqueViolation',
  'transaction',
];
