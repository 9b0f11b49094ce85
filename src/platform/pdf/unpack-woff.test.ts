import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.server.ts';

const { resolve } = createRequire(import.meta.url);

describe('unpackWoff', () => {
  it('returns the tables of the font as they were before compression', async () => {
    const woff = await readFile(
      resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff'),
    );
    const font = unpackWoff(woff);
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    expect(font.length).toBe(woff.readUInt32BE(16));
    const tags = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
      font.toString('latin1', 12 + index * 16, 16 + index * 16),
    );
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
  });

  it('refuses a file of another format', () => {
    expect(() => unpackWoff(Buffer.from('OTTO, not packed'))).toThrow('no WOFF');
  });
});
