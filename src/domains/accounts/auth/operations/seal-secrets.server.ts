import { transaction } from '#src/platform/database/database.server.ts';
import { sealPushKeys } from '#src/platform/push/push-keys.server.ts';
import { sealTwoFactors } from '../two-factor.store.server.ts';

/** Encrypts secrets that are in plain text or encrypted with another secret key; a second run changes nothing. */
export const sealSecrets = (): Promise<{ sealed: number }> =>
  transaction(async () => ({ sealed: (await sealTwoFactors()) + ((await sealPushKeys()) ? 1 : 0) }));
