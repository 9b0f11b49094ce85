import { z } from 'zod';
import { readFreeSpace } from '#src/platform/data-folder/free-space.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { DiskSpace } from '../disk.contract.ts';

/** Returns the free disk space of the answering node, at most five seconds old. */
export const readDiskSpace = query({
  allow: 'staff',
  input: z.object({}),
  output: DiskSpace,
  run: async () => {
    const space = await readFreeSpace();
    return { free_bytes: space?.freeBytes ?? null, level: space?.level ?? 'enough' };
  },
});
