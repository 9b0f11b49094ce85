import type { NewService } from '#src/domains/services/service.contract.ts';
import type { PictureName } from './picture-alts.server.ts';

/** A service with the names of its pictures; `fillServices` sets its place in the list. */
export type DemoService = Omit<NewService, 'long_description' | Picture | 'is_active' | 'sort_order'> & {
  picture: PictureName;
  heroPicture: PictureName;
  paragraphs: string[];
};

type Picture = 'image' | 'image_alt' | 'heroImage' | 'hero_image_alt' | 'credit';
