/**
 * The plan of the house: every room of the finished product and the rooms it may enter.
 * The import rules are made from this table; a room that is not built yet has no folder.
 * @type {Record<string, string[]>}
 */
export const rooms = {
  users: [],
  settings: [],
  media: [],
  // What a journey costs and whose tiles the detailed map shows.
  zones: ['settings'],
  // What the five city pages say of their town.
  cities: ['zones'],
  // A new one is told to the administrators.
  testimonials: ['notifications'],
  // What groups and fields of the settings are called.
  activity: ['settings'],
  // A registration is announced to the administrators; a profile has a picture and tells of one's own acts.
  auth: ['users', 'activity', 'notifications', 'settings', 'media'],
  notifications: ['users', 'settings'],
  services: ['media'],
  blog: ['media', 'notifications'],
  gallery: ['media'],
  newsletter: ['settings'],
  // Who is there is known by the sessions of administrators; a conversation becomes a message or a quote.
  chat: ['contact', 'quotes', 'users', 'auth', 'notifications', 'settings', 'media'],
  quotes: ['services', 'users', 'notifications', 'settings'],
  // A message opens a quote in its own transaction; the quote keeps only the message's id.
  contact: ['quotes', 'services', 'users', 'notifications', 'settings', 'media'],
  orders: ['quotes', 'users', 'notifications', 'settings'],
  // A customer's own invoices are those of their account and of their verified address.
  invoices: ['orders', 'users', 'settings'],
  // Whose payment it is, for which service, and on which invoice once the works are billed.
  payments: ['invoices', 'orders', 'quotes', 'services', 'users', 'notifications', 'settings'],
  // What somebody may take away of themselves is kept in several rooms.
  privacy: ['users', 'auth', 'contact', 'quotes', 'orders', 'invoices', 'payments', 'chat'],
  dashboard: [
    'users',
    'settings',
    'media',
    'zones',
    'cities',
    'testimonials',
    'activity',
    'auth',
    'notifications',
    'services',
    'blog',
    'gallery',
    'newsletter',
    'chat',
    'quotes',
    'contact',
    'orders',
    'invoices',
    'payments',
  ],
  site: [
    'settings',
    'media',
    'zones',
    'cities',
    'testimonials',
    'services',
    'blog',
    'gallery',
    'newsletter',
    'chat',
    'quotes',
    'contact',
  ],
};

/** Rooms that show other rooms: they may also use what stands in the others' `ui/`. */
export const showrooms = ['dashboard', 'site'];

/** Of other rooms the dashboard only reads. */
export const readingVerbs = ['read', 'list', 'find', 'count', 'search', 'sum', 'export', 'watch'];

/** What a room shows to the rooms that may enter it; everything else in it is private. */
export const roomDoors = [
  'operations/[^/]+\\.server\\.ts$',
  '[^/]+\\.contract\\.ts$',
  '[^/]+\\.rules\\.ts$',
  '[^/]+\\.texts\\.ts$',
];

/**
 * The only file names of a room, beside its tests, and how long each kind may be.
 * @type {{ name: RegExp, lines: number }[]}
 */
export const roomFiles = [
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
export const groundFloor = [
  'kernel',
  'platform',
  'ui',
  'domains',
  'demo',
  'main.server.ts',
  'house.server.ts',
  'api-docs-page.tsx',
  'api-docs.module.css',
  'server.ts',
  'api.server.ts',
  'jobs.server.ts',
  'routes.ts',
  'root.tsx',
  'account-layout.tsx',
  'admin-frame.tsx',
  'admin-layout.tsx',
  'entry.server.tsx',
  'entry.client.tsx',
];

/** What a room may take from `platform/database/` outside its stores. */
export const freeOfSql = ['afterCommit', 'databaseIdentity', 'isUniqueViolation', 'transaction'];

/** Names that say nothing, alone or in a compound. */
export const bannedWords = ['util', 'helper', 'common', 'misc', 'manager', 'handler', 'info', 'process', 'shared'];

/** Words of the specification: they may name what is exported, never a file. */
export const wordsOfTheTexts = ['process', 'info'];
