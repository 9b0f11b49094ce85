import { describe, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import type { Sent, Unsent } from './unsent.ts';

const message = (key: string): Unsent => ({ key, message: key, hasPhoto: false, at: '2026-11-20T10:00:00.000Z' });

/** Creates a device with stored messages, and a server that answers as configured, then accepts everything. */
function aDevice(saved: Unsent[] = []) {
  const world = {
    saved,
    sent: [] as string[],
    pauses: [] as [number, number | undefined][],
    answers: [] as Sent[],
    atOnce: 0,
    /** Whether pauses last until a retry ends them. */
    isPatient: false,
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
    pause: async (failures, atLeastSeconds, hurry) => {
      world.pauses.push([failures, atLeastSeconds]);
      if (world.isPatient) await new Promise((resolve) => hurry.addEventListener('abort', resolve));
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

  it('ends the pause when a queued message is to be sent at once', async () => {
    const { world, outbox } = aDevice([message('a')]);
    world.isPatient = true;
    world.answers = [{ retryAfterSeconds: 40 }];
    const flushed = outbox.flush();
    await vi.waitFor(() => expect(world.pauses).toHaveLength(1));
    outbox.retry('a');
    await flushed;
    expect(world.sent).toEqual(['a', 'a']);
  });

  it('stops when the sender gives up, and starts again on request', async () => {
    const { world, outbox } = aDevice([message('a')]);
    world.answers = ['halted'];
    await outbox.flush();
    expect(world).toMatchObject({ sent: ['a'], saved: [message('a')] });
    await outbox.flush();
    expect(world).toMatchObject({ sent: ['a', 'a'], saved: [] });
  });
});
