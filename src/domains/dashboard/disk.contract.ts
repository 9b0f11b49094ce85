import { z } from 'zod';

/** How much room the disk of the site has left; `free_bytes` is null where it cannot be known. */
export const DiskSpace = z.object({
  free_bytes: z.int().nullable(),
  level: z.enum(['enough', 'low', 'critical']),
});
export type DiskSpace = z.infer<typeof DiskSpace>;
