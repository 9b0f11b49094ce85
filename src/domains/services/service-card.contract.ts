import type { z } from 'zod';
import { Service } from './service.contract.ts';

/** Service for cards, lists and the form. */
export const ServiceCard = Service.pick({
  id: true,
  title: true,
  slug: true,
  description: true,
  category: true,
  image: true,
  features: true,
  price: true,
});
export type ServiceCard = z.infer<typeof ServiceCard>;
