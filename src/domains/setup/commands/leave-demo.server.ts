import { removeDemoFromBin } from '#src/domains/bin/bin.internal.server.ts';
import { holdSettings, storeDemoState, storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { fold } from '#src/kernel/text.ts';
import { eraseAuditValues } from '#src/platform/audit-erasure.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { DEMO_STATES } from '../demo-company.internal.server.ts';
import { DemoDeparture, DemoRemoval } from '../demo-row.contract.ts';
import { deleteDemoRows } from '../demo-row.store.server.ts';
import { type Departure, removeContent, removeSettings } from '../leave-content.internal.server.ts';
import { removePeople } from '../leave-people.internal.server.ts';
import { isContentComplete } from '../setup.internal.server.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';

const { leave: TEXTS } = SETUP_TEXTS;

/**
 * Leaves the demo for good, all of it or nothing: its content, its fictitious people and all money of the demonstration
 * go, what the owner made or changed stays. The site is closed until the owner's own content is complete.
 */
export const leaveDemo = command({
  allow: 'admin',
  recent: true,
  input: DemoDeparture,
  output: DemoRemoval,
  audit: (_input, { removed, kept }) => ({
    action: 'demo.leave',
    subject: 'settings:demo',
    after: { ...removed, kept: kept.length },
  }),
  run: async ({ company }, { actor }) => {
    const settings = await holdSettings();
    if (!DEMO_STATES.includes(settings.demo.state)) throw new DomainError('conflict', TEXTS.left);
    if (fold(company) !== fold(settings.general.site_name)) {
      throw new DomainError('invalid', TEXTS.otherName, { fields: { company: [TEXTS.otherName] } });
    }
    const departure: Departure = { removed: {}, kept: [], subjects: [] };
    const addresses = [settings.general.contact_email, settings.email.recipient].map((one) => one.toLowerCase());
    await removePeople(departure, addresses, actor.kind === 'user' ? actor.userId : null);
    await removeContent(departure);
    await removeSettings(settings, departure);
    await eraseAuditValues({ subjects: departure.subjects });
    await removeDemoFromBin();
    await deleteDemoRows();
    await storeDemoState('left');
    const is_closed = !(await isContentComplete());
    if (is_closed) await storeSiteState({ state: 'setup', steps: [] });
    await publish('content', { what: 'everything' });
    const { removed, kept } = departure;
    return { removed, kept, is_closed };
  },
});
