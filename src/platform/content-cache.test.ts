import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { cachedContent } from './content-cache.server.ts';
import { transaction } from './database/database.server.ts';
import { publish } from './events/events.server.ts';

useDatabase();

describe('cachedContent', () => {
  it('reads once until this content changes', async () => {
    let reads = 0;
    const read = cachedContent(['blog'], async () => ++reads);
    expect([await read(), await read()]).toEqual([1, 1]);
    await publish('content', { what: 'gallery' });
    expect(await read()).toBe(1);
    await publish('content', { what: 'blog' });
    expect(await read()).toBe(2);
    await publish('content', { what: 'everything' });
    expect(await read()).toBe(3);
  });

  it('keeps the newer value when an older read ends after it', async () => {
    const ends: ((value: string) => void)[] = [];
    const read = cachedContent(['blog'], () => new Promise<string>((resolve) => ends.push(resolve)));
    const early = read();
    await publish('content', { what: 'blog' });
    const late = read();
    ends[1]?.('new');
    expect(await late).toBe('new');
    ends[0]?.('old');
    expect(await early).toBe('old');
    expect(await read()).toBe('new');
  });

  it('remembers nothing that a transaction has read, as it may be rolled back', async () => {
    let stored = 'published';
    const read = cachedContent(['blog'], async () => stored);
    const work = transaction(async () => {
      stored = 'not committed';
      expect(await read()).toBe('not committed');
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    stored = 'published';
    expect(await read()).toBe('published');
  });
});
