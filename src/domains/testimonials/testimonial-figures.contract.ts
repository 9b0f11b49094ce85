import { z } from 'zod';

/** Review as the recent activity shows it. */
export const RecentTestimonial = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  rating: z.int(),
  is_active: z.boolean(),
  created_at: z.string(),
});
export type RecentTestimonial = z.infer<typeof RecentTestimonial>;
