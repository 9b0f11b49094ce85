import type { CheckName, CheckState } from './site-check.contract.ts';

/** Why an address did not answer as this site does. */
type AddressFault = 'unknown-host' | 'refused' | 'late' | 'certificate' | 'unreachable' | 'other-site' | 'status';
type RecordState = 'good' | 'missing' | 'wrong' | 'unknown';

/** Everything that was read of the site and its surroundings. */
export interface Readings {
  /** `PUBLIC_URL`. */
  origin: string;
  /** Whether that address is reached from this machine alone. */
  isLocal: boolean;
  address: { isOwn: true } | { isOwn: false; fault: AddressFault; detail: string };
  site: 'open' | 'closed' | 'demo';
  /** When the certificate of the address expires; undefined without https, and where nobody could see it. */
  certificate: Date | undefined;
  /** Undefined before the mail is configured; `failing` counts emails given up or refused again and again. */
  mail: { domain: string; isSent: boolean; isSigned: boolean; failing: number } | undefined;
  /** Undefined when nothing was looked up: a domain that only this machine knows has no records. */
  records: Record<'spf' | 'dkim' | 'dmarc', RecordState> | undefined;
  lastBackup: Date | undefined;
  /** When the site was installed: a new one has no backup yet. */
  begunAt: Date;
  /** Whether a backup each day is set up, or the site is one that others rely on. */
  expectsBackup: boolean;
  disk: { freeBytes: number; totalBytes: number; level: 'enough' | 'low' | 'critical' } | undefined;
  /** `held` since a backup was restored. */
  jobs: { failed: number; late: number; held: number };
  now: Date;
}

/** What one check says: `reason` names its sentences. */
export interface Verdict {
  check: CheckName;
  state: CheckState;
  reason: string;
  values?: Record<string, string | number>;
}

const DAY_MS = 86_400_000;
/** A backup older than this is to be made again; twice as old is broken. */
export const BACKUP_DAYS = 8;
/** Where backups are expected each day, one of two days was missed. */
const EXPECTED_DAYS = 2;
/** A certificate is renewed a month before its end: two weeks before, something has failed. */
const CERTIFICATE_DAYS = 14;
const SCARCE_SHARE = 0.1;
const GIGABYTE = 1_000_000_000;

function judgeAddress({ origin, isLocal, address }: Readings): Verdict {
  const values = { origin, detail: address.isOwn ? '' : address.detail };
  if (isLocal) return { check: 'address', state: 'todo', reason: 'local', values };
  if (address.isOwn) return { check: 'address', state: 'ok', reason: 'answers', values };
  return { check: 'address', state: 'broken', reason: address.fault, values };
}

function judgeHttps({ origin, isLocal, address, certificate, now }: Readings): Verdict {
  if (isLocal) return { check: 'https', state: 'todo', reason: 'local' };
  if (!origin.startsWith('https:')) return { check: 'https', state: 'broken', reason: 'plain' };
  if (!address.isOwn && address.fault === 'certificate')
    return { check: 'https', state: 'broken', reason: 'certificate' };
  const days = certificate && Math.floor((certificate.getTime() - now.getTime()) / DAY_MS);
  if (days !== undefined && days < 0) return { check: 'https', state: 'broken', reason: 'certificate' };
  if (days !== undefined && days < CERTIFICATE_DAYS) {
    return { check: 'https', state: 'todo', reason: 'expiring', values: { count: days } };
  }
  // A certificate that nobody could see is not said to be good.
  return address.isOwn
    ? { check: 'https', state: 'ok', reason: 'good' }
    : { check: 'https', state: 'todo', reason: 'unseen' };
}

function judgeIndexing({ site, isLocal }: Readings): Verdict {
  if (site === 'open' && isLocal) return { check: 'indexing', state: 'todo', reason: 'local' };
  return { check: 'indexing', state: site === 'open' ? 'ok' : 'todo', reason: site };
}

function judgeMail({ mail }: Readings): Verdict {
  if (!mail?.isSent) return { check: 'mail', state: 'broken', reason: 'outbox' };
  return mail.failing > 0
    ? { check: 'mail', state: 'broken', reason: 'failing', values: { count: mail.failing } }
    : { check: 'mail', state: 'ok', reason: 'sent', values: { domain: mail.domain } };
}

const RECORD_STATES: Record<RecordState, CheckState> = {
  good: 'ok',
  missing: 'todo',
  wrong: 'broken',
  unknown: 'todo',
};

function judgeRecord({ mail, records }: Readings, check: 'spf' | 'dkim' | 'dmarc'): Verdict {
  if (records === undefined || mail === undefined) return { check, state: 'todo', reason: 'local' };
  const values = { domain: mail.domain };
  if (check === 'dkim' && !mail.isSigned) return { check, state: 'todo', reason: 'unsigned', values };
  return { check, state: RECORD_STATES[records[check]], reason: records[check], values };
}

function judgeBackup({ lastBackup, expectsBackup, now }: Readings): Verdict {
  if (lastBackup === undefined) return { check: 'backup', state: 'todo', reason: 'none' };
  const days = Math.max(0, Math.floor((now.getTime() - lastBackup.getTime()) / DAY_MS));
  const goodDays = expectsBackup ? EXPECTED_DAYS - 1 : BACKUP_DAYS;
  const state = days <= goodDays ? 'ok' : days <= 2 * BACKUP_DAYS ? 'todo' : 'broken';
  return { check: 'backup', state, reason: days === 0 ? 'today' : state === 'ok' ? 'recent' : 'old', values: { days } };
}

function judgeDisk({ disk }: Readings): Verdict {
  if (disk === undefined) return { check: 'disk', state: 'todo', reason: 'unknown' };
  const states = { enough: 'ok', low: 'todo', critical: 'broken' } as const;
  const isScarce = disk.level === 'enough' && disk.freeBytes < disk.totalBytes * SCARCE_SHARE;
  const free = (disk.freeBytes / GIGABYTE).toFixed(1).replace('.', ',');
  if (isScarce) return { check: 'disk', state: 'todo', reason: 'scarce', values: { free } };
  return { check: 'disk', state: states[disk.level], reason: disk.level, values: { free } };
}

function judgeJobs({ jobs: { failed, late, held } }: Readings): Verdict {
  if (late > 0) return { check: 'jobs', state: 'broken', reason: 'late', values: { count: late } };
  if (held > 0) return { check: 'jobs', state: 'todo', reason: 'held', values: { count: held } };
  if (failed > 0) return { check: 'jobs', state: 'todo', reason: 'failed', values: { count: failed } };
  return { check: 'jobs', state: 'ok', reason: 'quiet' };
}

/** Reasons that the owner is alerted of by e-mail, check by check. */
const ALERTS: Partial<Record<CheckName, readonly string[]>> = {
  https: ['expiring', 'certificate'],
  mail: ['failing'],
  backup: ['none', 'old'],
  disk: ['scarce', 'low', 'critical'],
  jobs: ['failed', 'late'],
};

/** What is watched while nobody looks, in the order of the screen. */
export const WATCHED = ['https', 'mail', 'backup', 'disk', 'jobs'] as const satisfies CheckName[];
export type Watched = (typeof WATCHED)[number];

/** Whether backups are expected, and the site is old enough to have one. */
const isBackupDue = ({ expectsBackup, lastBackup, begunAt, now }: Readings): boolean =>
  expectsBackup && (lastBackup !== undefined || now.getTime() - begunAt.getTime() >= EXPECTED_DAYS * DAY_MS);

/** Returns the verdict of a watched check that the owner must know of; undefined where all is well. */
export function findTrouble(readings: Readings, check: Watched): Verdict | undefined {
  if (check === 'backup' && !isBackupDue(readings)) return undefined;
  // Jobs that are held since a restoration would hide those that failed.
  const all = { ...readings, jobs: { ...readings.jobs, held: 0 } };
  return judgeSite(all).find((verdict) => verdict.check === check && ALERTS[check]?.includes(verdict.reason));
}

/** Judges everything that was read, one verdict for each check. */
export const judgeSite = (readings: Readings): Verdict[] => [
  judgeAddress(readings),
  judgeHttps(readings),
  judgeIndexing(readings),
  judgeMail(readings),
  ...(['spf', 'dkim', 'dmarc'] as const).map((check) => judgeRecord(readings, check)),
  judgeBackup(readings),
  judgeDisk(readings),
  judgeJobs(readings),
];
