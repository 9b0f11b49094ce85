import { z } from 'zod';
import { MachineLine } from './machine-check.contract.ts';
import { CheckLine } from './site-check.contract.ts';

/** An email that nobody sends by itself: given up after ten tries, or held since a backup was restored. */
export const StoppedMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(['dead', 'held']),
  stopped_at: z.string(),
  /** Kind and codes of the last failure; null when it was held before it failed. */
  last_error: z.string().nullable(),
});
export type StoppedMail = z.infer<typeof StoppedMail>;

/** State of the site: its surroundings, the machine as the server sees it, and emails that did not leave. */
export const SiteState = z.object({
  lines: z.array(CheckLine),
  machine: z.array(MachineLine),
  /** Only for people who may see customers' addresses. */
  mails: z.array(StoppedMail),
  /** Of this program; empty in development. */
  version: z.string(),
  /** Whether the caller may ask for a newer version, and where to ask is set. */
  release_feed: z.enum(['closed', 'unset', 'set']),
  checked_at: z.string(),
});
export type SiteState = z.infer<typeof SiteState>;
