/**
 * The plan of the house: every room of the finished product and the rooms it may enter.
 * The import rules are made from this table; a room that is not built yet has no folder.
 * @type {Record<string, string[]>}
 */
export const rooms = {
  users: [],
  settings: [],
  media: [],
  zones: [],
  testimonials: [],
  // A registration is announced to the administrators.
  auth: ['users', 'notifications', 'settings'],
  notifications: ['users', 'settings'],
  services: ['media'],
  blog: ['media'],
  gallery: ['media'],
  newsletter: ['settings'],
  chat: ['users', 'notifications', 'settings'],
  quotes: ['services', 'users', 'notifications', 'settings'],
  // A message opens a quote in its own transaction; the quote keeps only the message's id.
  contact: ['quotes', 'services', 'users', 'notifications', 'settings', 'media'],
  orders: ['quotes', 'users', 'notifications', 'settings'],
  invoices: ['orders', 'settings'],
  payments: ['invoices', 'quotes', 'notifications', 'settings'],
  dashboard: [
    'users',
    'settings',
    'media',
    'zones',
    'testimonials',
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

/** The only file names of a room, beside its tests. */
export const roomFiles = [
  /^[a-z0-9-]+\.(contract|rules|texts|client)\.ts$/,
  /^[a-z0-9-]+\.(store|api|jobs|fixture)\.server\.ts$/,
  /^[a-z0-9-]+\.mail\.server\.tsx?$/,
  /^[a-z0-9-]+\.document\.server\.tsx?$/,
  /^operations\/[a-z0-9]+(-[a-z0-9]+)*\.server\.ts$/,
  /^pages\/[a-z0-9-]+-page\.(tsx|module\.css)$/,
  /^ui\/([a-z0-9-]+\/)*[a-z0-9-]+\.(tsx|ts|module\.css)$/,
];

/** Names that say nothing. `service` belongs to the roofer: only its room and what concerns it may bear it. */
export const bannedWords = ['util', 'helper', 'common', 'misc', 'manager', 'handler', 'info', 'process', 'shared'];
