import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { countHit, forgetHits, readHits } from '#src/platform/security/rate-limit.server.ts';
import type { CheckLine } from './site-check.contract.ts';
import { OUTSIDE, type Outside, readSiteReadings } from './site-check.internal.server.ts';
import { findTrouble, judgeSite, type Verdict, WATCHED, type Watched } from './site-check.rules.ts';
import { toCheckLine } from './site-check.views.ts';
import { SITE_WATCH_TEXTS as texts } from './site-watch.texts.ts';

const DAY_SECONDS = 86_400;
/** One alert a day for each trouble. */
const ONCE_A_DAY = { hits: 1, seconds: DAY_SECONDS };
/** How long a trouble that was reported stays known, while it is not over. */
const KNOWN = { hits: 1, seconds: 400 * DAY_SECONDS };

const MESSAGE_MAX = 500;

async function send(check: Watched, type: 'error' | 'success', { finding, advice }: CheckLine): Promise<void> {
  const message = advice === '' ? finding : fill(texts.message, { finding, advice });
  await notify({
    type,
    event: 'site-trouble',
    title: type === 'error' ? texts.trouble[check] : texts.over[check],
    message: message.slice(0, MESSAGE_MAX),
    link: href('/admin/settings/etat'),
    topic: `site-watch-${check}`,
  });
}

/** Reports a trouble once a day, and once that it is over, if it was reported. */
async function follow(check: Watched, trouble: Verdict | undefined, current: Verdict): Promise<void> {
  const known = `site-trouble:${check}`;
  if (trouble === undefined) {
    if ((await readHits(known)).hits === 0) return;
    await forgetHits(known);
    await send(check, 'success', toCheckLine(current));
    return;
  }
  if ((await countHit(`site-alert:${check}`, ONCE_A_DAY)).hits > ONCE_A_DAY.hits) return;
  await countHit(known, KNOWN);
  await send(check, 'error', toCheckLine(trouble));
}

/** Looks at what `faitage doctor` would find, and alerts the administrators of what cannot wait. */
export async function watchSite(outside: Outside = OUTSIDE): Promise<void> {
  const readings = await readSiteReadings(outside);
  const verdicts = judgeSite(readings);
  for (const check of WATCHED) {
    const current = verdicts.find((verdict) => verdict.check === check);
    if (current === undefined) continue;
    await transaction(() => follow(check, findTrouble(readings, check), current));
  }
}
