import { isSitePublished } from '#src/domains/settings/setting.internal.server.ts';
import { isHiddenDemo } from '#src/domains/setup/demo-row.internal.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { readFreeSpace } from '#src/platform/data-folder/free-space.server.ts';
import { readLastBackup } from '#src/platform/data-folder/last-backup.server.ts';
import { askOwnAddress } from '#src/platform/diagnosis/ask-own-address.server.ts';
import { createResolver, readMailRecords, type TextResolver } from '#src/platform/diagnosis/mail-records.server.ts';
import { countTroubledJobs } from '#src/platform/jobs/job-rows.server.ts';
import { readMailState } from '#src/platform/mail/mail-transport.server.ts';
import { isLocalAddress, publicLink } from '#src/platform/public-link.server.ts';
import type { CheckLine } from './site-check.contract.ts';
import { judgeSite, type Readings } from './site-check.rules.ts';
import { toCheckLine } from './site-check.views.ts';

/** What reaches outside of this program; tests pass their own. */
export interface Outside {
  resolver: TextResolver;
  askAddress: typeof askOwnAddress;
}

/** Names of the internet: neither an address, nor a name without a dot, nor one that is reserved (RFC 2606, 6762). */
const PUBLIC_DOMAIN = /\.(?!(?:localhost|local|example|test|invalid)$)[a-z][a-z0-9-]+$/i;

/** A job is late when its time came an hour ago. */
const LATE_SECONDS = 3_600;

async function readSite(): Promise<Readings['site']> {
  if (!(await isSitePublished())) return 'closed';
  return (await isHiddenDemo()) ? 'demo' : 'open';
}

/** Reads everything; what another machine must answer has its own time limit. */
async function readAll({ resolver, askAddress }: Outside): Promise<Readings> {
  const origin = publicLink('');
  const isLocal = isLocalAddress(origin);
  const mail = readMailState();
  const isPublicDomain = mail?.isSent === true && PUBLIC_DOMAIN.test(mail.domain);
  const [site, jobs] = [await readSite(), await countTroubledJobs(LATE_SECONDS)];
  const [address, records, disk, lastBackup] = await Promise.all([
    askAddress(),
    isPublicDomain ? readMailRecords(mail.domain, mail.key, resolver) : undefined,
    readFreeSpace(),
    readLastBackup(),
  ]);
  return {
    origin,
    isLocal,
    address,
    site,
    mail: mail && { domain: mail.domain, isSent: mail.isSent, isSigned: mail.key !== undefined },
    records,
    lastBackup,
    disk,
    jobs,
    now: now(),
  };
}

/** Examines the site and its surroundings: one line for each check, in French, for a screen or a terminal. */
export const examineSite = async (
  outside: Outside = { resolver: createResolver(), askAddress: askOwnAddress },
): Promise<CheckLine[]> => judgeSite(await readAll(outside)).map(toCheckLine);
