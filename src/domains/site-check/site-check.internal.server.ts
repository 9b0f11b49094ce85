import { isSitePublished } from '#src/domains/settings/setting.internal.server.ts';
import { isHiddenDemo } from '#src/domains/setup/demo-company.internal.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { readFreeSpace } from '#src/platform/data-folder/free-space.server.ts';
import { isBackupPlanned, readLastBackup } from '#src/platform/data-folder/last-backup.server.ts';
import { askOwnAddress } from '#src/platform/diagnosis/ask-own-address.server.ts';
import { createResolver, readMailRecords, type TextResolver } from '#src/platform/diagnosis/mail-records.server.ts';
import { readCertificate } from '#src/platform/diagnosis/read-certificate.server.ts';
import { countFailingJobs, countTroubledJobs } from '#src/platform/jobs/job-rows.server.ts';
import { readMailState } from '#src/platform/mail/mail-transport.server.ts';
import { isLocalAddress, publicLink } from '#src/platform/public-link.server.ts';
import { LATE_SECONDS } from './queue.rules.ts';
import type { CheckLine } from './site-check.contract.ts';
import { judgeSite, type Readings } from './site-check.rules.ts';
import { selectBeginning } from './site-check.store.server.ts';
import { toCheckLine } from './site-check.views.ts';

/** What reaches outside of this program; tests pass their own. */
export interface Outside {
  resolver: TextResolver;
  askAddress: typeof askOwnAddress;
  readCertificate: typeof readCertificate;
  /** The disk of the data folder, another one in tests. */
  readDisk?: typeof readFreeSpace;
}

/** Names of the internet: neither an address, nor a name without a dot, nor one that is reserved (RFC 2606, 6762). */
const PUBLIC_DOMAIN = /\.(?!(?:localhost|local|example|test|invalid)$)[a-z][a-z0-9-]+$/i;

/** An email that was refused so often waits for an hour or more: that is no short fault. */
const REFUSED_TRIES = 4;

async function readSite(): Promise<Readings['site']> {
  if (!(await isSitePublished())) return 'closed';
  return (await isHiddenDemo()) ? 'demo' : 'open';
}

export const OUTSIDE: Outside = { resolver: createResolver(), askAddress: askOwnAddress, readCertificate };

/** Reads everything; what another machine must answer has its own time limit. */
export async function readSiteReadings(outside: Outside): Promise<Readings> {
  const { resolver, askAddress } = outside;
  const origin = publicLink('');
  const isLocal = isLocalAddress(origin);
  const mail = readMailState();
  const isPublicDomain = mail?.isSent === true && PUBLIC_DOMAIN.test(mail.domain);
  const [site, jobs] = [await readSite(), await countTroubledJobs(LATE_SECONDS)];
  const failing = await countFailingJobs('mail', REFUSED_TRIES);
  const [address, certificate, records, disk, lastBackup] = await Promise.all([
    askAddress(),
    outside.readCertificate(origin),
    isPublicDomain ? readMailRecords(mail.domain, mail.key, resolver) : undefined,
    (outside.readDisk ?? readFreeSpace)(),
    readLastBackup(),
  ]);
  return {
    origin,
    isLocal,
    address,
    certificate,
    site,
    mail: mail && { domain: mail.domain, isSent: mail.isSent, isSigned: mail.key !== undefined, failing },
    records,
    lastBackup,
    begunAt: new Date((await selectBeginning()) ?? now()),
    expectsBackup: isBackupPlanned() || (!isLocal && site === 'open'),
    disk,
    jobs,
    now: now(),
  };
}

/** Examines the site and its surroundings: one line for each check, in French, for a screen or a terminal. */
export const examineSite = async (outside: Outside = OUTSIDE): Promise<CheckLine[]> =>
  judgeSite(await readSiteReadings(outside)).map(toCheckLine);
