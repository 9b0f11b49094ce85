import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const PLAIN_HEADER = 12;
const PLAIN_ENTRY = 16;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Unpacks a WOFF 1.0 file into the plain font inside it, once and not for each document. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This file is no WOFF font.');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const selector = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** selector * 16, 6);
  head.writeUInt16BE(selector, 8);
  head.writeUInt16BE(count * 16 - 2 ** selector * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = HEADER + index * ENTRY;
    const start = woff.readUInt32BE(from + 4);
    const [packed, length] = [woff.readUInt32BE(from + 8), woff.readUInt32BE(from + 12)];
    const bytes = woff.subarray(start, start + packed);
    const table = Buffer.alloc(padded(length));
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    const to = PLAIN_HEADER + index * PLAIN_ENTRY;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
