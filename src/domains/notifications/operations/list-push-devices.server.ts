import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { pushPublicKey } from '#src/platform/push/push-keys.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { PushSettings } from '../push.contract.ts';
import { selectUserDevices } from '../push.store.server.ts';

/** Returns the devices on which the caller receives alerts, and the key to add one. */
export const listPushDevices = query({
  allow: 'staff',
  input: z.object({}),
  output: PushSettings,
  run: async (_input, { actor }) => {
    const rows = actor.kind === 'user' ? await selectUserDevices(actor.userId) : [];
    const devices = rows.map(({ endpoint, ...row }) => ({ ...row, fingerprint: getFingerprint(endpoint) }));
    return { public_key: await pushPublicKey(), devices };
  },
});
