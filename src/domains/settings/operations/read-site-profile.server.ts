import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { SiteProfile } from '../setting.contract.ts';
import { toSiteProfile } from '../setting.rules.ts';
import { readSettings } from './read-settings.server.ts';

/** Returns the company data that every public page shows. */
export const readSiteProfile = query({
  allow: 'anyone',
  input: z.object({}),
  output: SiteProfile,
  run: async (_input) => toSiteProfile(await readSettings()),
});
