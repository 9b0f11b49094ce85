import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckName } from './site-check.contract.ts';
import { findTrouble, judgeSite, type Readings, WATCHED } from './site-check.rules.ts';
import { toCheckLine } from './site-check.views.ts';

const GOOD: Readings = {
  origin: 'https://couverture-martin.fr',
  isLocal: false,
  address: { isOwn: true },
  site: 'open',
  certificate: new Date('2027-01-25T04:00:00.000Z'),
  mail: { domain: 'couverture-martin.fr', isSent: true, isSigned: true, failing: 0 },
  records: { spf: 'good', dkim: 'good', dmarc: 'good' },
  lastBackup: new Date('2026-11-24T03:00:00.000Z'),
  expectsBackup: true,
  begunAt: new Date('2026-11-23T04:00:00.000Z'),
  disk: { freeBytes: 12_340_000_000, totalBytes: 50_000_000_000, level: 'enough' },
  jobs: { failed: 0, late: 0, held: 0 },
  now: new Date('2026-11-25T04:00:00.000Z'),
};

const judge = (changes: Partial<Readings>, check: CheckName) =>
  judgeSite({ ...GOOD, ...changes }).find((verdict) => verdict.check === check);

describe('judgeSite', () => {
  it('finds a healthy site in order, line by line', () => {
    const verdicts = judgeSite(GOOD);
    expect(verdicts.map(({ check }) => check)).toEqual([...CHECKS]);
    expect(verdicts.filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  const PLANTED: [CheckName, string, string, Partial<Readings>][] = [
    ['address', 'todo', 'local', { isLocal: true }],
    ['address', 'broken', 'unknown-host', { address: { isOwn: false, fault: 'unknown-host', detail: '' } }],
    ['address', 'broken', 'refused', { address: { isOwn: false, fault: 'refused', detail: '' } }],
    ['address', 'broken', 'late', { address: { isOwn: false, fault: 'late', detail: '' } }],
    ['address', 'broken', 'unreachable', { address: { isOwn: false, fault: 'unreachable', detail: '' } }],
    ['address', 'broken', 'other-site', { address: { isOwn: false, fault: 'other-site', detail: '' } }],
    ['address', 'broken', 'status', { address: { isOwn: false, fault: 'status', detail: '502' } }],
    ['address', 'broken', 'certificate', { address: { isOwn: false, fault: 'certificate', detail: '' } }],
    ['https', 'broken', 'certificate', { address: { isOwn: false, fault: 'certificate', detail: '' } }],
    ['https', 'todo', 'unseen', { address: { isOwn: false, fault: 'late', detail: '' } }],
    ['https', 'broken', 'plain', { origin: 'http://couverture-martin.fr' }],
    ['https', 'todo', 'local', { isLocal: true }],
    ['indexing', 'todo', 'closed', { site: 'closed' }],
    ['indexing', 'todo', 'demo', { site: 'demo' }],
    ['indexing', 'todo', 'local', { isLocal: true }],
    [
      'mail',
      'broken',
      'outbox',
      { mail: { domain: 'x.fr', isSent: false, isSigned: false, failing: 0 }, records: undefined },
    ],
    ...(['missing', 'wrong', 'unknown'] as const).flatMap((state) =>
      (['spf', 'dkim', 'dmarc'] as const).map((check): [CheckName, string, string, Partial<Readings>] => [
        check,
        state === 'wrong' ? 'broken' : 'todo',
        state,
        { records: { spf: 'good', dkim: 'good', dmarc: 'good', [check]: state } },
      ]),
    ),
    ['spf', 'todo', 'local', { records: undefined }],
    ['dkim', 'todo', 'local', { records: undefined }],
    ['dmarc', 'todo', 'local', { records: undefined }],
    ['dkim', 'todo', 'unsigned', { mail: { domain: 'x.fr', isSent: true, isSigned: false, failing: 0 } }],
    ['backup', 'todo', 'none', { lastBackup: undefined }],
    ['backup', 'todo', 'old', { lastBackup: new Date('2026-11-15T03:00:00.000Z') }],
    ['backup', 'broken', 'old', { lastBackup: new Date('2026-10-01T03:00:00.000Z') }],
    ['disk', 'todo', 'low', { disk: { freeBytes: 500_000_000, totalBytes: 50_000_000_000, level: 'low' } }],
    ['disk', 'broken', 'critical', { disk: { freeBytes: 1, totalBytes: 50_000_000_000, level: 'critical' } }],
    ['backup', 'todo', 'old', { lastBackup: new Date('2026-11-23T03:59:59.000Z') }],
    ['https', 'todo', 'expiring', { certificate: new Date('2026-12-09T03:59:59.000Z') }],
    ['https', 'todo', 'expiring', { certificate: new Date('2026-11-26T05:00:00.000Z') }],
    ['https', 'broken', 'certificate', { certificate: new Date('2026-11-25T03:00:00.000Z') }],
    ['mail', 'broken', 'failing', { mail: { domain: 'x.fr', isSent: true, isSigned: true, failing: 1 } }],
    ['mail', 'broken', 'failing', { mail: { domain: 'x.fr', isSent: true, isSigned: true, failing: 4 } }],
    ['disk', 'todo', 'scarce', { disk: { freeBytes: 4_900_000_000, totalBytes: 50_000_000_000, level: 'enough' } }],
    ['disk', 'todo', 'unknown', { disk: undefined }],
    ['jobs', 'todo', 'held', { jobs: { failed: 3, late: 0, held: 2 } }],
    ['jobs', 'todo', 'failed', { jobs: { failed: 1, late: 0, held: 0 } }],
    ['jobs', 'todo', 'failed', { jobs: { failed: 3, late: 0, held: 0 } }],
    ['jobs', 'broken', 'late', { jobs: { failed: 3, late: 1, held: 0 } }],
    ['jobs', 'broken', 'late', { jobs: { failed: 0, late: 2, held: 0 } }],
  ];

  it.each(PLANTED)('says of %s: %s, because of “%s”, and what to do', (check, state, reason, changes) => {
    const verdict = judge(changes, check);
    expect(verdict).toMatchObject({ state, reason });
    const line = verdict && toCheckLine(verdict);
    expect(line?.finding).toMatch(/\.$/);
    expect(line?.advice).toMatch(/\.$/);
    expect(`${line?.finding} ${line?.advice}`).not.toMatch(/[{}]|undefined/);
  });

  it('asks less often for a backup of a site that nobody relies on', () => {
    const lastBackup = new Date('2026-11-19T03:00:00.000Z');
    expect(judge({ lastBackup }, 'backup')).toMatchObject({ state: 'todo', reason: 'old' });
    expect(judge({ lastBackup, expectsBackup: false }, 'backup')).toMatchObject({ state: 'ok', reason: 'recent' });
  });

  it('says the age of a backup', () => {
    expect(toCheckLine(judge({}, 'backup') ?? { check: 'backup', state: 'ok', reason: '' }).finding).toContain(
      '1 jour',
    );
    expect(judge({ lastBackup: GOOD.now }, 'backup')).toMatchObject({ state: 'ok', reason: 'today' });
  });
});

describe('findTrouble', () => {
  const found = (changes: Partial<Readings>) =>
    WATCHED.flatMap((check) => findTrouble({ ...GOOD, ...changes }, check) ?? []).map(({ check }) => check);

  it('finds nothing in a healthy site, nor in one that is not finished or not two days old', () => {
    expect(found({})).toEqual([]);
    const unfinished = {
      origin: 'http://localhost:3000',
      isLocal: true,
      site: 'demo',
      certificate: undefined,
    } as const;
    expect(found({ lastBackup: undefined, begunAt: new Date('2026-11-23T04:00:00.001Z') })).toEqual([]);
    expect(found({ ...unfinished, lastBackup: undefined, expectsBackup: false, mail: undefined })).toEqual([]);
  });

  it.each<[string, Partial<Readings>, string[]]>([
    ['a backup older than 48 hours', { lastBackup: new Date('2026-11-23T03:59:59.000Z') }, ['backup']],
    ['no backup at all', { lastBackup: undefined }, ['backup']],
    ['a certificate with 13 days left', { certificate: new Date('2026-12-09T03:00:00.000Z') }, ['https']],
    ['emails that do not leave', { mail: { domain: 'x.fr', isSent: true, isSigned: true, failing: 2 } }, ['mail']],
    ['a disk with a tenth left', { disk: { freeBytes: 9e9, totalBytes: 100e9, level: 'enough' } }, ['disk']],
    ['jobs given up, also beside held ones', { jobs: { failed: 1, late: 0, held: 5 } }, ['jobs']],
  ])('finds %s', (_what, changes, checks) => {
    expect(found(changes)).toEqual(checks);
  });

  it('allows exactly 48 hours, 14 days and a tenth', () => {
    expect(
      found({
        lastBackup: new Date('2026-11-23T04:00:00.001Z'),
        certificate: new Date('2026-12-09T04:00:00.000Z'),
        disk: { freeBytes: 10e9, totalBytes: 100e9, level: 'enough' },
      }),
    ).toEqual([]);
  });
});
