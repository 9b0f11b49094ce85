import { z } from 'zod';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';

/** Returns the address that receives reports of vulnerabilities; empty without one. */
export const readSecurityContact = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.object({ email: z.string() }),
  run: async () => ({ email: (await readSettings()).general.contact_email }),
});
