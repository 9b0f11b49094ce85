import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openZip } from './zip-read.server.ts';
import { type ArchivedFile, zipChunks } from './zip-write.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LIMITS = { entries: 10, totalBytes: 1_000_000 };
const file = (name: string, text = 'texte'): ArchivedFile => ({ name, bytes: Buffer.from(text) });

async function* each(files: ArchivedFile[]) {
  yield* files;
}

async function pack(...files: ArchivedFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipChunks(each(files))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function store(bytes: Uint8Array): string {
  const path = join(folder, `${Math.random()}.zip`);
  writeFileSync(path, bytes);
  return path;
}

const openBytes = (bytes: Uint8Array) => openZip(store(bytes), LIMITS);
const INVALID = expect.objectContaining({ code: 'invalid' });

/** Packs one file with other bytes, method and size in its headers. */
function forge(zip: Buffer, packed: Buffer, { size, method }: { size: number; method: number }): Buffer {
  const name = zip.readUInt16LE(26);
  const local = Buffer.from(zip.subarray(0, 30 + name));
  const directoryAt = zip.readUInt32LE(zip.length - 6);
  const tail = Buffer.from(zip.subarray(directoryAt));
  tail.writeUInt16LE(method, 10);
  tail.writeUInt32LE(packed.length, 20);
  tail.writeUInt32LE(size, 24);
  tail.writeUInt32LE(local.length + packed.length, tail.length - 6);
  return Buffer.concat([local, packed, tail]);
}

describe('openZip', () => {
  it('reads what zipChunks has written, with any name and content', async () => {
    const zip = await openBytes(await pack(file('site.json', '{}'), file('pictures/été.webp', ''), file('c/d', 'é')));
    expect([...zip.entries.keys()]).toEqual(['site.json', 'pictures/été.webp', 'c/d']);
    expect(Buffer.from(await zip.read('c/d', 10)).toString()).toBe('é');
    expect((await zip.read('pictures/été.webp', 10)).byteLength).toBe(0);
    await zip.close();
  });

  it('reads compressed files', async () => {
    const text = 'toit '.repeat(500);
    const plain = await pack(file('a', text));
    const zip = await openBytes(forge(plain, deflateRawSync(text), { size: text.length, method: 8 }));
    expect(Buffer.from(await zip.read('a', 10_000)).toString()).toBe(text);
    await zip.close();
  });

  it('ends a bomb at its declared size', async () => {
    const bomb = deflateRawSync(Buffer.alloc(5_000_000));
    const zip = await openBytes(forge(await pack(file('a', 'x'.repeat(100))), bomb, { size: 100, method: 8 }));
    await expect(zip.read('a', 10_000)).rejects.toEqual(INVALID);
    await zip.close();
  });

  it.each(['../a', '/a', 'a/../../b', 'a\\b', 'c:/a', 'a\u0000b', 'a//b', './a', 'x'.repeat(300)])(
    'refuses the name %.20j',
    async (name) => {
      await expect(openBytes(await pack(file(name)))).rejects.toEqual(INVALID);
    },
  );

  it('refuses links, encryption and two files of one name', async () => {
    const at = (zip: Buffer): number => zip.readUInt32LE(zip.length - 6);
    const link = await pack(file('a', '/etc/passwd'));
    link[at(link) + 5] = 3;
    link.writeUInt32LE((0o120777 << 16) >>> 0, at(link) + 38);
    await expect(openBytes(link)).rejects.toEqual(INVALID);
    const sealed = await pack(file('a'));
    sealed.writeUInt16LE(1, at(sealed) + 8);
    await expect(openBytes(sealed)).rejects.toEqual(INVALID);
    await expect(openBytes(await pack(file('a'), file('a')))).rejects.toEqual(INVALID);
  });

  it('refuses too many files and too many bytes', async () => {
    const many = Array.from({ length: 11 }, (_, number) => file(`f${number}`));
    await expect(openBytes(await pack(...many))).rejects.toEqual(INVALID);
    await expect(openBytes(await pack(file('a', 'x'.repeat(1_000_001))))).rejects.toEqual(INVALID);
    const zip = await openBytes(await pack(file('a', 'x'.repeat(100))));
    await expect(zip.read('a', 99)).rejects.toEqual(INVALID);
    await expect(zip.read('b', 99)).rejects.toEqual(INVALID);
    await zip.close();
  });

  it('refuses a changed byte', async () => {
    const zip = await pack(file('a', 'texte'));
    zip[31] = 0;
    const opened = await openBytes(zip);
    await expect(opened.read('a', 10)).rejects.toEqual(INVALID);
    await opened.close();
  });

  it('refuses every truncation, and what is no archive', async () => {
    const zip = await pack(file('a', 'texte'), file('b', 'autre'));
    for (let length = 0; length < zip.length; length += 1) {
      await expect(openBytes(zip.subarray(0, length))).rejects.toEqual(INVALID);
    }
    await expect(openBytes(Buffer.from('<?xml version="1.0"?>'.repeat(10)))).rejects.toEqual(INVALID);
  });
});
