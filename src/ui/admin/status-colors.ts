/** Colour of each meaning; a colour never stands without its word. */
export const MEANINGS = {
  /** Waits for a person. */
  waiting: 'orange',
  /** Will happen at a date. */
  planned: 'violet',
  /** Under way, or seen. */
  running: 'blue',
  /** Reached its aim. */
  done: 'green',
  /** Needs a person now. */
  alarm: 'red',
  /** Over, or without effect. */
  over: 'gray',
} as const;
export type Meaning = keyof typeof MEANINGS;

/** The one table of statuses and marks: the same word has the same colour on every screen. */
export const STATUS_MEANINGS = {
  // Quotes and orders
  pending: 'waiting',
  approved: 'done',
  rejected: 'over',
  en_attente: 'waiting',
  planifié: 'planned',
  en_cours: 'running',
  terminé: 'done',
  annulé: 'over',
  // Messages; their colours are prescribed.
  unread: 'alarm',
  read: 'running',
  replied: 'done',
  archived: 'over',
  spam: 'waiting',
  // Invoices and payments
  open: 'running',
  late: 'alarm',
  paid: 'done',
  credited: 'over',
  credit: 'over',
  completed: 'done',
  failed: 'alarm',
  refunded: 'over',
  mismatch: 'waiting',
  // Content of the site
  published: 'done',
  draft: 'waiting',
  scheduled: 'planned',
  hidden: 'over',
  neutral: 'over',
  own: 'running',
  approximate: 'waiting',
  permanent: 'running',
  temporary: 'waiting',
  // Accounts, subscribers and sessions
  active: 'done',
  inactive: 'waiting',
  confirmed: 'done',
  unconfirmed: 'waiting',
  admin: 'planned',
  manager: 'running',
  user: 'over',
  // Actions of an account
  login: 'done',
  update: 'running',
  security: 'waiting',
  logout: 'over',
  // Checks and imports
  ok: 'done',
  todo: 'waiting',
  broken: 'alarm',
  create: 'done',
  replace: 'waiting',
  same: 'over',
  refuse: 'alarm',
} as const satisfies Record<string, Meaning>;
export type Status = keyof typeof STATUS_MEANINGS;

export const getStatusColor = (status: Status): string => MEANINGS[STATUS_MEANINGS[status]];

/** Colour of each priority; prescribed. */
export const PRIORITY_COLORS = { faible: 'green', normal: 'yellow', urgent: 'red' } as const;
export type Priority = keyof typeof PRIORITY_COLORS;
