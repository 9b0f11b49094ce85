import { z } from 'zod';
import { Service } from '#src/domains/services/service.contract.ts';

/** What stands under /services/{slug}. */
export const ServicePage = z.discriminatedUnion('found', [
  /** A published service. */
  z.object({ found: z.literal('stored'), service: Service }),
  /** The company stores none under this slug; the built-in page of that trade stands in. */
  z.object({ found: z.literal('built-in'), service: Service }),
  /** Another slug was meant. */
  z.object({ found: z.literal('elsewhere'), slug: z.string() }),
  /** No service; the one to suggest instead. */
  z.object({ found: z.literal('nothing'), service: Service }),
  /** The stored services cannot be read now; a built-in page stands in. */
  z.object({ found: z.literal('unreadable'), service: Service }),
]);
export type ServicePage = z.infer<typeof ServicePage>;
