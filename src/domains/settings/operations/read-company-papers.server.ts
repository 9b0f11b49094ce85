import { z } from 'zod';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { CompanyPapers } from '../legal-identity.contract.ts';
import { companyPapersOf } from '../legal-identity.rules.ts';
import { readSettings } from './read-settings.server.ts';

/** Returns the data for the company's own pages and legal notices. */
export const readCompanyPapers = query({
  allow: 'anyone',
  input: z.object({}),
  output: CompanyPapers,
  run: async (_input, { requestId }) => companyPapersOf(await readSettings(systemContext(requestId), {})),
});
