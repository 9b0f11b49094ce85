import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { sealPushKeys } from '#src/platform/push/push-keys.server.ts';
import { sealTwoFactors } from '../two-factor.store.server.ts';

/** Encrypts secrets that are in plain text or encrypted with another secret key; a second run changes nothing. */
export const sealSecrets = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({ sealed: z.int() }),
  run: async () => ({ sealed: (await sealTwoFactors()) + ((await sealPushKeys()) ? 1 : 0) }),
});
