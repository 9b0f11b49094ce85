import { listAdmins } from '#src/domains/accounts/users/user.internal.server.ts';
import { listPublishedServices } from '#src/domains/services/service.internal.server.ts';
import { invalidLegalFields, missingLegalFields, toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { GeneralSettings } from '#src/domains/settings/setting.contract.ts';
import { hasStoredSettings, holdSettings, storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';

/** Closes a new and empty site to visitors until its owner publishes it; changes no site that somebody already uses. */
export const beginSetup = (): Promise<void> =>
  transaction(async () => {
    if ((await listAdmins()).length > 0 || (await hasStoredSettings())) return;
    await storeSiteState({ state: 'setup' });
  });

/** Returns whether the site can be shown as it is stored now: a name, a trade, and what the law requires. */
export const isContentComplete = (): Promise<boolean> =>
  transaction(async () => {
    const settings = await holdSettings();
    const isNamed = settings.general.site_name !== GeneralSettings.parse({}).site_name;
    const lacks = [...missingLegalFields(toLegalIdentity(settings)), ...invalidLegalFields(settings)];
    return isNamed && lacks.length === 0 && (await listPublishedServices()).length > 0;
  });
