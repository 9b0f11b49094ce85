import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { notify } from './notify.server.ts';

useDatabase();

const NEWS = { type: 'info', event: 'message', title: 'Nouveau message', message: 'Élodie Vernet' } as const;
const tell = () => notify(systemContext('test'), NEWS);
let heard: unknown[] = [];
let stop = (): void => {};

beforeEach(async () => {
  heard = [];
  await listenToNodes();
  stop = subscribe('admin', (message) => heard.push(message));
});
afterEach(() => {
  stop();
  stopListening();
});

describe('news', () => {
  it('are stored and told at once to every open screen', async () => {
    const { id } = await tell();
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'notification', id }]));
    expect(await db().selectFrom('notifications').select(['id', 'title', 'link']).execute()).toEqual([
      { id, title: 'Nouveau message', link: '' },
    ]);
  });

  it('of what did not happen are neither stored nor told', async () => {
    const work = transaction(async () => {
      await tell();
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow();
    const { id } = await tell();
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'notification', id }]));
    expect(await db().selectFrom('notifications').select('id').execute()).toEqual([{ id }]);
  });

  it('are told by the house only', async () => {
    await expect(notify(await asAdmin(), NEWS)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
