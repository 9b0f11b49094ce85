import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { PostStatistics } from '../blog-admin.contract.ts';
import { countPosts as countRows } from '../blog-admin.store.server.ts';

/** Counts articles by publication status and by category. */
export const countPosts = query({ allow: 'content:read', input: z.object({}), output: PostStatistics, run: countRows });
