import { recordAudit } from '#src/platform/audit.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { forgetPushKeys } from '#src/platform/push/push-keys.server.ts';
import { storeKeyCheck } from '#src/platform/security/open-secret-key.server.ts';
import { deleteAllTwoFactors } from '../two-factor.store.server.ts';

/**
 * Deletes secrets after the loss of the secret key: second factors are set up again, devices subscribe again, and
 * passwords made with the lost key are chosen again by an emailed link.
 */
export const forgetSealedSecrets = (context: Context): Promise<{ secondFactors: number }> =>
  transaction(async () => {
    const secondFactors = await deleteAllTwoFactors();
    await forgetPushKeys();
    await storeKeyCheck();
    await recordAudit(context, {
      action: 'secret-key.replace',
      subject: 'secret-key',
      after: { second_factors: secondFactors },
    });
    return { secondFactors };
  });
