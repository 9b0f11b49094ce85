import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { LegalIdentity } from '../legal-identity.contract.ts';
import { toLegalIdentity } from '../legal-identity.rules.ts';
import { readSettings } from './read-settings.server.ts';

/** Returns the data for the company's own pages and legal notices. */
export const readLegalIdentity = query({
  allow: 'anyone',
  input: z.object({}),
  output: LegalIdentity,
  run: async (_input) => toLegalIdentity(await readSettings()),
});
