import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listTestimonials } from './operations/list-testimonials.server.ts';
import { readTestimonial } from './operations/read-testimonial.server.ts';

export const testimonialApi: Endpoint[] = [
  endpoint('get', '/testimonials', listTestimonials, { summary: 'Témoignages publiés' }),
  endpoint('get', '/testimonials/{id}', readTestimonial, { summary: 'Un témoignage' }),
];
