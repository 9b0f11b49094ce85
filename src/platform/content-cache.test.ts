import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useDatabase } from '#tests/support/database.ts';
import { cachedContent, pageContent, toOutput } from './content-cache.server.ts';
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

describe('pageContent', () => {
  const count = (isComplete = true) => {
    const reads = new Map<string, number>();
    const read = pageContent(
      async (key: string) => {
        reads.set(key, (reads.get(key) ?? 0) + 1);
        return { read: `${key} ${reads.get(key)}` };
      },
      () => isComplete,
    );
    return async (key: string) => (await read(key)).read;
  };

  it('reads each key once until any content changes', async () => {
    const read = count();
    expect([await read('home'), await read('home'), await read('about')]).toEqual(['home 1', 'home 1', 'about 1']);
    await publish('content', { what: 'gallery' });
    expect([await read('home'), await read('about')]).toEqual(['home 2', 'about 2']);
  });

  it('remembers nothing that is not complete', async () => {
    const read = count(false);
    expect([await read('home'), await read('home')]).toEqual(['home 1', 'home 2']);
  });

  it('remembers nothing that a transaction has read, as it may be rolled back', async () => {
    const read = count();
    const work = transaction(async () => {
      expect(await read('home')).toBe('home 1');
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await read('home')).toBe('home 2');
  });

  it('remembers nothing that was read before a change that came meanwhile', async () => {
    const ends: ((value: { at: string }) => void)[] = [];
    const read = pageContent(
      (_key: string) => new Promise<{ at: string }>((resolve) => ends.push(resolve)),
      () => true,
    );
    const early = read('home');
    await publish('content', { what: 'blog' });
    ends[0]?.({ at: 'before' });
    expect(await early).toEqual({ at: 'before' });
    const late = read('home');
    ends[1]?.({ at: 'after' });
    expect(await late).toEqual({ at: 'after' });
  });
});

describe('toOutput', () => {
  const schema = z.object({ name: z.string() });

  it('leaves out what the schema does not name, also of an answer that is used again', async () => {
    const read = pageContent(
      async (_key: string) => ({ name: 'Martin', secret: 'x' }),
      () => true,
    );
    const outputs = [toOutput(schema, await read('home')), toOutput(schema, await read('home'))];
    expect(outputs).toEqual([{ name: 'Martin' }, { name: 'Martin' }]);
    expect(outputs[0]).toBe(outputs[1]);
  });

  it('validates each answer that is not remembered', () => {
    const answer = { name: 'Martin' };
    expect(toOutput(schema, answer)).not.toBe(toOutput(schema, answer));
    expect(() => toOutput(schema, { name: 1 } as never)).toThrow(z.ZodError);
  });
});
