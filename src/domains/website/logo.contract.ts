import { z } from 'zod';

/** The company's logo in the slate of header and footer. */
export const FrameLogo = z.object({
  src: z.string(),
  /** Size of the file, for its proportions. */
  width: z.number(),
  height: z.number(),
  /** Whether it is made for light ground and stands on a white plate. */
  isPlated: z.boolean(),
  /** Bitmap of the logo, for search engines. */
  picture: z.string(),
});
export type FrameLogo = z.infer<typeof FrameLogo>;
