import { describe, expect, it } from 'vitest';
import type { Sent, Unsent } from '../chat-visitor.views.ts';
import { createOutbox } from './outbox.ts';

const message = (key: string): Unsent => ({ key, message: key, hasPhoto: false, at: '2026-11-20T10:00:00.000Z' });

/** Creates a device with stored messages, and a server that answers as configured, then accepts everything. */
function aDevice(saved: Unsent[] = []) {
  const world = {
    saved,
    sent: [] as string[],
    pauses: [] as [number, number | undefined][],
    answers: [] as Sent[],
    atOnce: 0,
  };
  const outbox = createOutbox({
    read: () => world.saved,
    keep: (unsent) => {
      world.saved = unsent;
    },
    send: async ({ key }) => {
      world.atOnce += 1;
      expect(world.atOnce).toBe(1);
      await Promise.resolve();
      world.atOnce -= 1;
      world.sent.push(key);
      return world.answers.shift() ?? 'sent';
    },
    forgetPhoto: async () => undefined,
    alone: (work) => work(),
    pause: async (...input) => {
      world.pauses.push(input);
    },
    onChange: () => undefined,
  });
  return { world, outbox };
}

describe('createOutbox', () => {
  it('sends one message after the other, in the order of writing', async () => {
    const { world, outbox } = aDevice();
    for (const key of ['a', 'b', 'c']) outbox.add(message(key));
    await outbox.flush();
    expect(world).toMatchObject({ sent: ['a', 'b', 'c'], saved: [] });
  });

  it('sends messages stored before a reload', async () => {
    const { world, outbox } = aDevice([message('a'), message('b')]);
    await outbox.flush();
    expect(world).toMatchObject({ sent: ['a', 'b'], saved: [] });
  });

  it('retries the first message under its key with growing delays before it sends another', async () => {
    const { world, outbox } = aDevice([message('a'), message('b')]);
    world.answers = [{ retryAfterSeconds: undefined }, { retryAfterSeconds: 40 }];
    await outbox.flush();
    expect(world.sent).toEqual(['a', 'a', 'a', 'b']);
    expect(world.pauses).toEqual([
      [1, undefined],
      [2, 40],
    ]);
  });

  it('keeps a refused message with its reason and continues with the next', async () => {
    const { world, outbox } = aDevice([message('a'), message('b')]);
    world.answers = [{ refused: 'Ce fichier n’est pas une image.' }];
    await outbox.flush();
    expect(world.sent).toEqual(['a', 'b']);
    expect(world.saved).toEqual([{ ...message('a'), problem: 'Ce fichier n’est pas une image.' }]);
  });

  it('sends a refused message again on request, or deletes it', async () => {
    const refused = { problem: 'Refusé' };
    const { world, outbox } = aDevice([
      { ...message('a'), ...refused },
      { ...message('b'), ...refused },
    ]);
    outbox.retry('a');
    outbox.remove('b');
    await outbox.flush();
    expect(world).toMatchObject({ sent: ['a'], saved: [] });
  });

  it('skips messages that another tab has sent', async () => {
    const { world, outbox } = aDevice([message('a'), message('b')]);
    world.answers = [{ retryAfterSeconds: undefined }];
    const flushed = outbox.flush();
    world.saved = world.saved.filter(({ key }) => key !== 'b');
    await flushed;
    expect(world.sent).toEqual(['a', 'a']);
  });
});
