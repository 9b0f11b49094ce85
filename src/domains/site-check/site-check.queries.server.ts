import { z } from 'zod';
import { nowIso } from '#src/platform/clock.server.ts';
import { listStoppedMail } from '#src/platform/mail/stopped-mail.server.ts';
import { isAdmitted, query } from '#src/platform/operation.server.ts';
import { hasReleaseFeed } from '#src/platform/releases/release-feed.server.ts';
import { resendMail } from './commands/resend-mail.server.ts';
import { examineMachine } from './machine-check.internal.server.ts';
import { findNewerRelease } from './release.queries.server.ts';
import { examineSite } from './site-check.internal.server.ts';
import { SiteState } from './site-state.contract.ts';

const readFeedState = (): SiteState['release_feed'] => (hasReleaseFeed() ? 'set' : 'unset');

/** Examines the site now: address, certificate, mail, backup, disk, jobs; then the machine, and emails that failed. */
export const readSiteState = query({
  allow: 'settings',
  input: z.object({}),
  output: SiteState,
  run: async (_input, context) => {
    const [lines, machine] = await Promise.all([examineSite(), examineMachine()]);
    const mails = isAdmitted(context, resendMail) ? await listStoppedMail() : [];
    const release_feed = isAdmitted(context, findNewerRelease) ? readFeedState() : 'closed';
    return { lines, ...machine, mails, release_feed, checked_at: nowIso() };
  },
});
