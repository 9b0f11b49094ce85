import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { isPushAddress } from '#src/platform/push/push-hosts.server.ts';
import { NewPushDevice, PushDeviceKey } from '../push.contract.ts';
import { deleteOldestDevices, upsertDevice } from '../push.store.server.ts';

const USER_AGENT_MAX = 300;
const UNKNOWN_SERVICE = 'Ce service d’alertes n’est pas connu.';

/** Registers this device for the caller's alerts. The server will call its URL: only known services are accepted. */
export const addPushDevice = command({
  allow: 'staff',
  inPerson: true,
  input: NewPushDevice,
  output: PushDeviceKey,
  run: async (device, { actor, userAgent }) => {
    if (actor.kind !== 'user') throw new DomainError('forbidden', 'Une alerte va à une personne.');
    if (!isPushAddress(device.endpoint)) {
      throw new DomainError('invalid', UNKNOWN_SERVICE, { fields: { endpoint: [UNKNOWN_SERVICE] } });
    }
    const id = await upsertDevice(actor.userId, userAgent.slice(0, USER_AGENT_MAX), device);
    await deleteOldestDevices(actor.userId);
    return { id };
  },
});
