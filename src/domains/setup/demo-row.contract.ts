import { z } from 'zod';

/** Kinds of rows that the demo content makes. */
export const DEMO_KINDS = [
  'setting',
  'service',
  'post',
  'gallery',
  'testimonial',
  'illustration',
  'page',
  'message',
  'chat',
  'quote',
  'order',
] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** Kinds that leaving the demo counts: those of the rows, and the money of the demonstration. */
export const REMOVED_KINDS = [...DEMO_KINDS, 'invoice', 'payment'] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** A row of the demo that stays, because the owner has changed it or real money hangs on it. */
export const KeptRow = z.object({ kind: z.enum(REMOVED_KINDS), name: z.string() });
export type KeptRow = z.infer<typeof KeptRow>;

/** The company's name, typed to confirm. */
export const DemoDeparture = z.object({ company: z.string().trim().min(1).max(120) });

export const DemoRemoval = z.object({
  removed: z.partialRecord(z.enum(REMOVED_KINDS), z.int()),
  kept: z.array(KeptRow),
  /** Whether the site is closed until its set-up is finished. */
  is_closed: z.boolean(),
});
export type DemoRemoval = z.infer<typeof DemoRemoval>;

/** What the administration shows of the demo. */
export const DemoPresence = z.object({
  /** Whether content of the demo is left that nobody may take for real. */
  is_there: z.boolean(),
  /** Whether the site still shows the company of the demo. */
  is_company: z.boolean(),
  /** Name to type to confirm. */
  company: z.string(),
});
export type DemoPresence = z.infer<typeof DemoPresence>;
