import { z } from 'zod';

/** Steps of the set-up, in their order. */
export const SETUP_STEPS = ['company', 'identity', 'trades', 'places', 'hours', 'pictures', 'legal'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Whether visitors see the site, and the progress of its set-up. Commands of the set-up change it. */
export const SiteSettings = z.object({
  state: z.enum(['setup', 'published']).default('published'),
  /** Steps that the owner has left as done. */
  steps: z.array(z.enum(SETUP_STEPS)).max(SETUP_STEPS.length).default([]),
});
