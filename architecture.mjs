/**
 * The plan of the house: every room of the finished product and the rooms it may enter.
 * The import rules are made from this table; a room that is not built yet has no folder.
 * @type {Record<string, string[]>}
 */
export const domains = {
  'accounts/users': [],
  settings: [],
  media: [],
  // What a journey costs and whose tiles the detailed map shows.
  'places/zones': ['settings'],
  // What the five city pages say of their town.
  'places/cities': ['places/zones'],
  // A new one is told to the administrators.
  testimonials: ['notifications'],
  // What groups and fields of the settings are called.
  activity: ['settings'],
  // A registration is announced to the administrators; a profile has a picture and tells of one's own acts.
  'accounts/auth': ['accounts/users', 'activity', 'notifications', 'settings', 'media'],
  notifications: ['accounts/users', 'settings'],
  services: ['media'],
  blog: ['media', 'notifications'],
  gallery: ['media'],
  newsletter: ['settings'],
  // Who is there is known by the sessions of administrators; a conversation becomes a message or a quote.
  chat: ['contact', 'sales/quotes', 'accounts/users', 'accounts/auth', 'notifications', 'settings', 'media'],
  'sales/pricing': [],
  'sales/quotes': ['sales/pricing', 'services', 'accounts/users', 'notifications', 'settings'],
  // A message opens a quote in its own transaction; the quote keeps only the message's id.
  contact: ['sales/quotes', 'services', 'accounts/users', 'notifications', 'settings', 'media'],
  'sales/orders': ['sales/pricing', 'sales/quotes', 'accounts/users', 'notifications', 'settings'],
  // A customer's own invoices are those of their account and of their verified address.
  'sales/invoices': ['sales/pricing', 'sales/orders', 'accounts/users', 'settings'],
  // Whose payment it is, for which service, and on which invoice once the works are billed.
  'sales/payments': [
    'sales/pricing',
    'sales/invoices',
    'sales/orders',
    'sales/quotes',
    'services',
    'accounts/users',
    'notifications',
    'settings',
  ],
  // What somebody may take away of themselves is kept in several rooms.
  'accounts/privacy': [
    'accounts/users',
    'accounts/auth',
    'contact',
    'sales/quotes',
    'sales/orders',
    'sales/invoices',
    'sales/payments',
    'chat',
  ],
  dashboard: [
    'accounts/users',
    'settings',
    'media',
    'places/zones',
    'places/cities',
    'testimonials',
    'activity',
    'accounts/auth',
    'notifications',
    'services',
    'blog',
    'gallery',
    'newsletter',
    'chat',
    'sales/quotes',
    'contact',
    'sales/orders',
    'sales/invoices',
    'sales/payments',
  ],
  website: [
    'settings',
    'media',
    'places/zones',
    'places/cities',
    'testimonials',
    'services',
    'blog',
    'gallery',
    'newsletter',
    'chat',
    'sales/quotes',
    'contact',
  ],
};

/** Rooms that show other rooms: they may also use what stands in the others' `ui/`. */
export const composingDomains = ['dashboard', 'website'];

/** Of other rooms the dashboard only reads. */
export const readingVerbs = ['read', 'list', 'find', 'count', 'search', 'sum', 'export', 'watch'];

/** What a room shows to the rooms that may enter it; everything else in it is private. */
export const domainEntryFiles = [
  'operations/[^/]+\\.server\\.ts$',
  '[^/]+\\.contract\\.ts$',
  '[^/]+\\.rules\\.ts$',
  '[^/]+\\.texts\\.ts$',
];

/**
 * The only file names of a room, beside its tests, and how long each kind may be.
 * @type {{ name: RegExp, lines: number }[]}
 */
export const domainFiles = [
  { name: /^[a-z0-9-]+\.contract\.ts$/, lines: 150 },
  { name: /^[a-z0-9-]+\.rules\.ts$/, lines: 200 },
  { name: /^[a-z0-9-]+\.texts\.ts$/, lines: Number.POSITIVE_INFINITY },
  { name: /^[a-z0-9-]+\.store\.server\.ts$/, lines: 250 },
  { name: /^operations\/[a-z0-9]+(-[a-z0-9]+)*\.server\.ts$/, lines: 80 },
  { name: /^[a-z0-9-]+\.api\.server\.ts$/, lines: 100 },
  { name: /^[a-z0-9-]+\.jobs\.server\.ts$/, lines: 200 },
  { name: /^[a-z0-9-]+\.(mail|document)\.server\.tsx?$/, lines: 200 },
  { name: /^[a-z0-9-]+\.client\.ts$/, lines: 150 },
  { name: /^pages\/[a-z0-9-]+-page\.(tsx|module\.css)$/, lines: 150 },
  { name: /^ui\/([a-z0-9-]+\/)*[a-z0-9-]+\.tsx?$/, lines: 200 },
  { name: /^ui\/([a-z0-9-]+\/)*[a-z0-9-]+\.module\.css$/, lines: 250 },
  { name: /^[a-z0-9-]+\.fixture\.server\.ts$/, lines: 100 },
  // A list out of a public source, too long to be rules, made by a script.
  { name: /^[a-z0-9-]+\.data\.json$/, lines: Number.POSITIVE_INFINITY },
];

/** What stands directly in `src/`: the floors, and composition, which knows everyone. */
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

/** What a room may take from `platform/database/` outside its stores. */
export const allowedFromDatabase = ['afterCommit', 'databaseIdentity', 'isUniqueViolation', 'transaction'];

/** Names that say nothing, alone or in a compound. */
export const bannedWords = ['util', 'helper', 'common', 'misc', 'manager', 'handler', 'info', 'process', 'shared'];

/** Words of the specification: they may name what is exported, never a file. */
export const wordsOfTheApi = ['process', 'info'];
