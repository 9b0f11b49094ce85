import type { PageMeta } from '#src/kernel/pagination.ts';
import { type ApiCall, callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { type NewTestimonial, Testimonial } from './testimonial.contract.ts';
import type { Direction } from './testimonial.rules.ts';
import { TestimonialImport, TestimonialStatistics } from './testimonial-admin.contract.ts';

const PATH = '/admin/testimonials';

export const fetchTestimonials = (
  query: NonNullable<ApiCall['query']>,
): Promise<{ items: Testimonial[]; meta: PageMeta }> => callPage(PATH, Testimonial, { query });

export const fetchStatistics = (): Promise<TestimonialStatistics> =>
  callApi(`${PATH}/statistics`, TestimonialStatistics);

export const fetchTestimonial = (id: number): Promise<Testimonial> => callApi(`${PATH}/${id}`, Testimonial);

type Written = Partial<NewTestimonial>;

export const addTestimonial = (review: Written): Promise<Testimonial> =>
  callApi(PATH, Testimonial, { method: 'POST', body: review });

export const changeTestimonial = (
  id: number,
  change: Written & { updated_at?: string | undefined },
): Promise<Testimonial> => callApi(`${PATH}/${id}`, Testimonial, { method: 'PUT', body: change });

export const moveTestimonial = (id: number, direction: Direction): Promise<Testimonial> =>
  callApi(`${PATH}/${id}/move`, Testimonial, { method: 'PUT', body: { direction } });

export const deleteTestimonial = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const importTestimonials = (csv: string, apply: boolean): Promise<TestimonialImport> =>
  callApi(`${PATH}/import`, TestimonialImport, { method: 'POST', body: { csv, apply } });
