import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { UserStatistics } from '../user.contract.ts';
import { countUsers as countByRole } from '../user-figures.store.server.ts';

/** Counts accounts by role and state. */
export const countUsers = query({ allow: 'people', input: z.object({}), output: UserStatistics, run: countByRole });
