import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { missingLegalFields, toLegalIdentity } from '../legal-identity.rules.ts';
import { LEGAL_IDENTITY_TEXTS as texts } from '../legal-identity.texts.ts';
import { readSettings } from './read-settings.server.ts';

/** Lists the missing entries of the legal notice, in words for the owner; the page leaves them out. */
export const listMissingLegalFields = query({
  allow: 'system',
  input: z.object({}),
  output: z.array(z.string()),
  run: async (_input, context) => {
    const missing = missingLegalFields(toLegalIdentity(await readSettings(context, {})));
    return missing.map((entry) => texts.missing[entry]);
  },
});
