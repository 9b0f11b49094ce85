import { z } from 'zod';
import { Lack } from '#src/domains/settings/legal-identity.contract.ts';
import { SETUP_STEPS } from '#src/domains/settings/site-state.contract.ts';
import { DemoPresence } from './demo-row.contract.ts';

/** Progress of the set-up, as its screen and the dashboard show it. */
export const SetupReading = z.object({
  state: z.enum(['setup', 'published']),
  /** Steps that the owner has left as done. */
  steps: z.array(z.enum(SETUP_STEPS)),
  /** What the law still misses on the site, in words. */
  missing: z.array(z.string()),
  /** What the settings lack for the first quote and the first invoice: until then these are refused. */
  lacks: z.object({ quote: z.array(Lack), invoice: z.array(Lack) }),
  /** Public content that exists already. */
  published: z.object({ services: z.int(), gallery: z.int(), posts: z.int(), testimonials: z.int() }),
  /** Whether the person who asks signs in with a second factor. */
  has_second_factor: z.boolean(),
  /** Whether this person still signs in with an address of the demo. */
  has_demo_address: z.boolean(),
  demo: DemoPresence,
});
export type SetupReading = z.infer<typeof SetupReading>;

/** A step that is done, or open again. */
export const StepProgress = z.object({ step: z.enum(SETUP_STEPS), is_done: z.boolean() });

export const SetupSteps = z.object({ steps: z.array(z.enum(SETUP_STEPS)) });

/** End of a preview. */
export const Preview = z.object({ expires_at: z.string() });
