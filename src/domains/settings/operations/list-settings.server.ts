import { z } from 'zod';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { OwnedSettings } from '../setting-exchange.contract.ts';
import { readSettings } from './read-settings.server.ts';

/** Every group that the owner may change, with its defaults. */
export const listSettings = query({
  allow: 'admin',
  input: z.object({}),
  output: OwnedSettings,
  run: async (_input, { requestId }) => readSettings(systemContext(requestId), {}),
});
