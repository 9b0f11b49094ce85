import { z } from 'zod';
import { Service } from './service.contract.ts';

/** Result for /services/{slug}. */
export const ServicePage = z.discriminatedUnion('found', [
  /** Published service. */
  z.object({ found: z.literal('stored'), service: Service }),
  /** The company has no service with this slug; the built-in page of that trade is shown. */
  z.object({ found: z.literal('built-in'), service: Service }),
  /** Another slug was probably meant. */
  z.object({ found: z.literal('elsewhere'), slug: z.string() }),
  /** No service found; contains the one to suggest. */
  z.object({ found: z.literal('nothing'), service: Service }),
  /** The stored services cannot be read; a built-in page is shown. */
  z.object({ found: z.literal('unreadable'), service: Service }),
]);
export type ServicePage = z.infer<typeof ServicePage>;
