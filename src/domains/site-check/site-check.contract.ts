import { z } from 'zod';

/** What is looked at, in the order of the screen. */
export const CHECKS = [
  'address',
  'https',
  'indexing',
  'mail',
  'spf',
  'dkim',
  'dmarc',
  'backup',
  'disk',
  'jobs',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** `ok`, something to do when there is time, or broken now. */
export const CHECK_STATES = ['ok', 'todo', 'broken'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** One line of the state of the site: what was found, and what to do; `advice` is empty when there is nothing to do. */
export const CheckLine = z.object({
  check: z.enum(CHECKS),
  state: z.enum(CHECK_STATES),
  finding: z.string(),
  advice: z.string(),
});
export type CheckLine = z.infer<typeof CheckLine>;
