import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { DISAVOWAL_DAYS } from '../auth.contract.ts';
import { insertDisavowal } from '../disavowal.store.server.ts';

const DAY_SECONDS = 86_400;

/** Creates the link with which the owner of an address contests its replacement; only its hash is stored. */
export const makeDisavowal = command({
  allow: 'system',
  input: z.object({ userId: z.int(), email: z.string(), wasVerified: z.boolean() }),
  output: z.object({ token: z.string() }),
  run: async (contested) => {
    const token = newSecret();
    await insertDisavowal(hashOfSecret(token), contested, DISAVOWAL_DAYS * DAY_SECONDS);
    return { token };
  },
});
