import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { PushDeviceKey } from '../push.contract.ts';
import { deleteUserDevice } from '../push.store.server.ts';

/** Ends alerts on one of the caller's own devices. */
export const removePushDevice = command({
  allow: 'staff',
  inPerson: true,
  input: PushDeviceKey,
  output: z.object({}),
  run: async ({ id }, { actor }) => {
    const found = actor.kind === 'user' && (await deleteUserDevice(actor.userId, id));
    if (!found) throw new DomainError('not-found', 'Cet appareil n’existe pas.');
    return {};
  },
});
