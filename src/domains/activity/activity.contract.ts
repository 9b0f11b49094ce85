import { z } from 'zod';
import { Id, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

/** Most lines in one file. */
export const EXPORT_MAX = 10_000;

/** Kinds of records in the log. */
export const ACTIVITY_KINDS = [
  'account',
  'user',
  'message',
  'quote',
  'order',
  'payment',
  'service',
  'gallery',
  'testimonial',
  'place',
  'blog',
  'newsletter',
  'settings',
  'other',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** The four types of the activity list. */
export const ACTIVITY_TYPES = ['login', 'update', 'security', 'logout'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Days back from now. */
export const PERIOD_DAYS = { day: 1, week: 7, month: 30, quarter: 90 } as const;
export const PERIODS = ['day', 'week', 'month', 'quarter'] as const satisfies (keyof typeof PERIOD_DAYS)[];
export const ACTIVITY_SORT_KEYS = ['at'] as const;

/** Values of a record's changed fields only. */
const Fields = z.record(z.string(), z.unknown());

export const ActivityLine = z.object({
  id: z.int(),
  at: z.string(),
  /** The same time as `at`, under the name of the public API. */
  timestamp: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  /** "A créé le service « Zinguerie »" */
  description: z.string(),
  /** Null for a deleted account. */
  actor_id: z.int().nullable(),
  actor_name: z.string(),
  /** "service.create" */
  action: z.string(),
  /** "service:12" */
  subject: z.string(),
  /** "a créé le service « Zinguerie »" */
  sentence: z.string(),
  ip: z.string(),
  user_agent: z.string(),
});
export type ActivityLine = z.infer<typeof ActivityLine>;
/** One complete line: an article's text makes it long. */
export const Activity = ActivityLine.extend({ before: Fields, after: Fields });
export type Activity = z.infer<typeof Activity>;
/** One line as stored, without its sentence. */
export type LoggedAct = Omit<Activity, 'timestamp' | 'type' | 'description' | 'sentence'>;
export const ActivityPage = getPage(ActivityLine);
export const ActivityKey = z.object({ id: Id });

const filters = {
  actor: Id.optional(),
  kind: z.enum(ACTIVITY_KINDS).optional(),
  period: z.enum(PERIODS).optional(),
};
export const ActivityQuery = z.object({ ...listQuery([...ACTIVITY_SORT_KEYS]), ...filters });
export type ActivityQuery = z.infer<typeof ActivityQuery>;
export const ActivityExport = ActivityQuery.omit({ page: true, per_page: true });

export const ActivityStatistics = z.object({
  total: z.int(),
  day: z.int(),
  week: z.int(),
  month: z.int(),
  /** Last daily check of the hash chain; null before the first one. */
  check: z.object({ at: z.string(), lines: z.int(), is_intact: z.boolean(), bad_id: z.int().nullable() }).nullable(),
  /** People with lines in the log, by name. */
  actors: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type ActivityStatistics = z.infer<typeof ActivityStatistics>;
