import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ownId, ownRole } from '../auth.rules.ts';
import { TwoFactorState } from '../two-factor.contract.ts';
import { findTwoFactor } from './find-two-factor.server.ts';

/** Returns the state of one's own second factor. */
export const readTwoFactor = query({
  allow: 'own-account',
  input: z.object({}),
  output: TwoFactorState,
  run: async (_input, { actor }) => findTwoFactor({ userId: ownId(actor), ...ownRole(actor) }),
});
