import { listAdmins } from '#src/domains/accounts/users/user.internal.server.ts';
import { hasStoredSettings, storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';

/** Closes a new and empty site to visitors until its owner publishes it; changes no site that somebody already uses. */
export const beginSetup = (): Promise<void> =>
  transaction(async () => {
    if ((await listAdmins()).length > 0 || (await hasStoredSettings())) return;
    await storeSiteState({ state: 'setup' });
  });
