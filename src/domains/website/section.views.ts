import type { QuoteFormOutcome } from '#src/domains/contact/contact-form.views.ts';
import type { PageDocument, PageSection } from '#src/domains/site-pages/page.contract.ts';
import type { SectionContent, SectionKind } from '#src/domains/site-pages/section-kinds.contract.ts';
import type { SectionRecords } from './section-records.contract.ts';
import type { PublicFrame } from './site.contract.ts';

/** What a section component gets: its own content, filled, and what every section of the page can show. */
export interface SectionProps<Kind extends SectionKind> {
  content: SectionContent<Kind>;
  /** Id of the section in its page. */
  id: string;
  frame: PublicFrame;
  records: SectionRecords;
  /** Path of the page, which receives its quote form. */
  path: string;
  outcome: QuoteFormOutcome | null;
  /** Ends the ids of a second section of one kind, which would otherwise be there twice; empty for the first. */
  suffix: string;
}

/** A section with the number of earlier sections of its kind. */
export interface PlacedSection {
  section: PageSection;
  suffix: string;
}

/** A section that stands inside the one before when it directly follows it, as one material of the page. */
const JOINED: Partial<Record<SectionKind, SectionKind>> = { services: 'hours', promo: 'articles' };

/** Chapters that follow each other are one text with one table of contents. */
const isNextChapter = (group: PlacedSection[], kind: SectionKind): boolean =>
  kind === 'chapter' && group[0]?.section.kind === kind;

/** Groups sections in their order; each group is one section of the document. */
export function groupSections(sections: PageSection[]): PlacedSection[][] {
  const groups: PlacedSection[][] = [];
  const counts = new Map<SectionKind, number>();
  for (const section of sections) {
    const count = counts.get(section.kind) ?? 0;
    counts.set(section.kind, count + 1);
    const placed = { section, suffix: count === 0 ? '' : `-${count + 1}` };
    const last = groups.at(-1);
    const isJoined =
      last !== undefined &&
      (isNextChapter(last, section.kind) || (last.length === 1 && last[0]?.section.kind === JOINED[section.kind]));
    if (isJoined) last.push(placed);
    else groups.push([placed]);
  }
  return groups;
}

/** Returns whether a document shows a section of one of these kinds. */
export const hasSection = ({ sections }: PageDocument, ...kinds: SectionKind[]): boolean =>
  sections.some(({ kind }) => kinds.includes(kind));
