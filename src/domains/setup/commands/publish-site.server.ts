import { z } from 'zod';
import { GeneralSettings } from '#src/domains/settings/setting.contract.ts';
import { holdSettings, storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';

/** Shows the site to visitors; a site without its owner's name is refused. Again, it changes nothing. */
export const publishSite = command({
  allow: 'settings',
  input: z.object({}),
  output: z.object({}),
  run: async (_input, context) => {
    const { site, general } = await holdSettings();
    if (site.state === 'published') return {};
    if (general.site_name === GeneralSettings.parse({}).site_name) {
      throw new DomainError('conflict', SETUP_TEXTS.refused.unnamed);
    }
    await storeSiteState({ state: 'published' });
    if (context.actor.kind === 'user') await recordAudit(context, { action: 'site.publish', subject: 'settings:site' });
    await publish('content', { what: 'everything' });
    return {};
  },
});
