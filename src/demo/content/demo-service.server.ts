import type { NewService } from '#src/domains/services/service.contract.ts';

/** A service without its pictures and its place in the list; both come from the fill. */
export type DemoService = Omit<NewService, 'long_description' | Picture | 'is_active' | 'sort_order'> & {
  paragraphs: string[];
};

type Picture = 'image' | 'image_alt' | 'heroImage' | 'hero_image_alt' | 'credit';
