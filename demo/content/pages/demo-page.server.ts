import type { z } from 'zod';
import type { PageDocument } from '#src/domains/site-pages/page.contract.ts';

/** Page of the demo company as the commands take it; missing fields are empty. */
export type DemoPage = z.input<typeof PageDocument>;
