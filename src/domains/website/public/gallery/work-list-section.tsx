import { toGalleryView } from '#src/domains/gallery/gallery.views.ts';
import { GalleryMain } from '#src/domains/gallery/public/gallery-main.tsx';
import type { SectionProps } from '../../section.views.ts';

/** Every work, by category and page. */
function WorkListSection({ content, records, query, frame }: SectionProps<'work-list'>) {
  const view = toGalleryView(new URLSearchParams(query));
  return <GalleryMain works={records.works ?? []} view={view} words={content} illustrations={frame.illustrations} />;
}

/** Sections of the page of works alone. */
export const GALLERY_SECTIONS = { 'work-list': WorkListSection };
