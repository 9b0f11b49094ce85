import { z } from 'zod';

/** Free space on the server's disk; `free_bytes` is null if it cannot be determined. */
export const DiskSpace = z.object({
  free_bytes: z.int().nullable(),
  level: z.enum(['enough', 'low', 'critical']),
});
export type DiskSpace = z.infer<typeof DiskSpace>;
