import { missingLegalFields, toLegalIdentity } from '../legal-identity.rules.ts';
import { LEGAL_IDENTITY_TEXTS as texts } from '../legal-identity.texts.ts';
import { readSettings } from './read-settings.server.ts';

/** Lists the missing entries of the legal notice, in words for the owner; the page leaves them out. */
export async function listMissingLegalFields(): Promise<string[]> {
  const missing = missingLegalFields(toLegalIdentity(await readSettings()));
  return missing.map((entry) => texts.missing[entry]);
}
