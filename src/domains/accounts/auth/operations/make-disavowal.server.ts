import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { DISAVOWAL_DAYS } from '../auth.contract.ts';
import { insertDisavowal } from '../disavowal.store.server.ts';

const DAY_SECONDS = 86_400;

/** Creates the link with which the owner of an address contests its replacement; only its hash is stored. */
export const makeDisavowal = (contested: {
  userId: number;
  email: string;
  wasVerified: boolean;
}): Promise<{ token: string }> =>
  transaction(async () => {
    const token = newSecret();
    await insertDisavowal(hashOfSecret(token), contested, DISAVOWAL_DAYS * DAY_SECONDS);
    return { token };
  });
