import type { OwnComponents } from '../sections.tsx';
import { Chapter } from './chapter.tsx';
import { ChaptersSection } from './chapters-section.tsx';
import { SiteMapSection } from './site-map-section.tsx';

/** Kinds of the legal pages. */
export const LEGAL_SECTIONS: OwnComponents = {
  chapter: Chapter,
  chapters: ChaptersSection,
  'site-map': SiteMapSection,
};
