import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { SCANS_MAX } from '../acceptance-scan.contract.ts';
import { sweepScan } from '../acceptance-scan.internal.server.ts';
import { readAcceptanceScan, readQuoteTimeline } from '../quote.queries.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { addAcceptanceScans } from './add-acceptance-scans.server.ts';
import { cancelAcceptance } from './cancel-acceptance.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';
import { recordAcceptance } from './record-acceptance.server.ts';

useDatabase();
afterAll(openPictureFolder());
beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const AGREEMENT = { name: 'Paule Rivoire', accepted_on: '2026-11-20', means: 'signed_paper' } as const;

const selectFiles = () => db().selectFrom('acceptance_scans').select(['file_name', 'added_by']).orderBy('id').execute();

describe('addAcceptanceScans', () => {
  it('adds to the files that came with the agreement', async () => {
    const { id } = await aSentQuote();
    const admin = await asAdmin();
    await recordAcceptance(admin, { id, ...AGREEMENT, scans: [PDF] });
    freezeClock('2026-11-21T08:00:00.000Z');
    const { scans } = await addAcceptanceScans(admin, { id, scans: [await aPhoto()] });
    expect(scans).toEqual([
      { id: expect.any(Number), contentType: 'application/pdf', bytes: 14, addedAt: '2026-11-20T08:00:00.000Z' },
      { id: expect.any(Number), contentType: 'image/jpeg', bytes: expect.any(Number), addedAt: expect.any(String) },
    ]);
    const [first] = scans;
    const file = await readAcceptanceScan(admin, { id, scan: first?.id ?? 0 });
    expect(file).toMatchObject({ contentType: 'application/pdf' });
    expect(Buffer.from(file.bytes)).toEqual(PDF);
    const userId = admin.actor.kind === 'user' && admin.actor.userId;
    expect((await selectFiles()).map(({ added_by }) => added_by)).toEqual([userId, userId]);
  });

  it('keeps the files when the acceptance is cancelled, and those of each agreement apart', async () => {
    const { id } = await aSentQuote();
    const admin = await asAdmin();
    await recordAcceptance(admin, { id, ...AGREEMENT, scans: [PDF] });
    await cancelAcceptance(admin, { id, reason: 'Erreur de devis.' });
    await expect(addAcceptanceScans(admin, { id, scans: [PDF] })).rejects.toMatchObject({ status: 409 });
    const [former] = (await readQuoteTimeline(admin, { id })).scans;
    await recordAcceptance(admin, { id, ...AGREEMENT });
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({ scans: [] });
    expect(await readAcceptanceScan(admin, { id, scan: former?.id ?? 0 })).toMatchObject({
      contentType: 'application/pdf',
    });
    for (const { file_name: fileName } of await selectFiles()) {
      await sweepScan({ fileName });
      expect(await storage().exists(fileName)).toBe(true);
    }
  });

  it('stops at the largest number of files of one agreement', async () => {
    const { id } = await aSentQuote();
    const admin = await asAdmin();
    await recordAcceptance(admin, { id, ...AGREEMENT, scans: Array.from({ length: SCANS_MAX }, () => PDF) });
    await expect(addAcceptanceScans(admin, { id, scans: [PDF] })).rejects.toMatchObject({ status: 409 });
    expect(await selectFiles()).toHaveLength(SCANS_MAX);
  });

  it('refuses a quote without an agreement recorded by the office', async () => {
    const admin = await asAdmin();
    const { id, token } = await aSentQuote();
    await expect(addAcceptanceScans(admin, { id, scans: [PDF] })).rejects.toMatchObject({ status: 409 });
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    await expect(addAcceptanceScans(admin, { id, scans: [PDF] })).rejects.toMatchObject({ status: 409 });
    expect(await selectFiles()).toEqual([]);
  });

  it('shows a file only to the office, and only under its own quote', async () => {
    const { id } = await aSentQuote();
    const admin = await asAdmin();
    await recordAcceptance(admin, { id, ...AGREEMENT, scans: [PDF] });
    const [file] = (await readQuoteTimeline(admin, { id })).scans;
    const scan = file?.id ?? 0;
    await expect(readAcceptanceScan(asVisitor(), { id, scan })).rejects.toMatchObject({ status: 401 });
    const other = await aSentQuote();
    await expect(readAcceptanceScan(admin, { id: other.id, scan })).rejects.toMatchObject({ status: 404 });
  });
});
