import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { db } from '#src/platform/database/database.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { storeScans, sweepScan } from './acceptance-scan.internal.server.ts';

useDatabase();
afterAll(openPictureFolder());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF');

describe('storeScans', () => {
  it('keeps a PDF byte by byte, and a picture as a JPEG', async () => {
    const [pdf, photo] = await storeScans([PDF, await aPhoto()]);
    expect(pdf).toMatchObject({ contentType: 'application/pdf', bytes: PDF.byteLength });
    expect((await storage().get(pdf?.fileName ?? ''))?.bytes).toEqual(PDF);
    expect(photo).toMatchObject({ contentType: 'image/jpeg', fileName: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/) });
    expect((await storage().get(photo?.fileName ?? ''))?.bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('reads a file of a form from the disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scan-'));
    const path = join(folder, 'scan');
    writeFileSync(path, PDF);
    const [stored] = await storeScans([new UploadedFile(path, PDF.byteLength, 'hash')]);
    rmSync(folder, { recursive: true });
    expect(stored).toMatchObject({ contentType: 'application/pdf', hash: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it.each([
    ['a page of HTML', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(2_000)}%PDF-1.7`), 415],
    ['a page of HTML that names a PDF early', Buffer.from('<script>alert(1)</script>%PDF-1.7'), 415],
    ['an empty file', Buffer.alloc(0), 415],
    ['a file above 15 MB', Buffer.alloc(15_000_001), 413],
  ])('refuses %s and stores nothing', async (_name, bytes, status) => {
    await expect(storeScans([bytes])).rejects.toMatchObject({ status, fields: { scans: [expect.any(String)] } });
    expect(await db().selectFrom('jobs').select('kind').execute()).toEqual([]);
  });
});

describe('sweepScan', () => {
  it('deletes a file that no agreement uses', async () => {
    const [stored] = await storeScans([PDF]);
    const fileName = stored?.fileName ?? '';
    await sweepScan({ fileName });
    expect(await storage().exists(fileName)).toBe(false);
  });
});
