import { z } from 'zod';
import { nowIso } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { SiteState } from './site-check.contract.ts';
import { examineSite } from './site-check.internal.server.ts';

/** Examines the site now: address, certificate, mail, backup, disk, jobs. */
export const readSiteState = query({
  allow: 'settings',
  input: z.object({}),
  output: SiteState,
  run: async () => ({ lines: await examineSite(), checked_at: nowIso() }),
});
