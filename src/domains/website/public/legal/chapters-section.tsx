import { Fragment, type ReactNode } from 'react';
import { withoutMark } from '#src/kernel/text-mark.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import { hasFacts } from '../../chapter-facts.views.ts';
import type { PlacedSection } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import type { SectionRecords } from '../../section-records.contract.ts';
import styles from './legal-page.module.css';

interface ChaptersSectionProps {
  group: PlacedSection[];
  records: SectionRecords;
  show: (placed: PlacedSection) => ReactNode;
}

/** Long text with its table of contents beside it: legal notice, privacy, accessibility. */
export function ChaptersSection({ group, records, show }: ChaptersSectionProps) {
  const chapters = group.flatMap((placed) => {
    const { section } = placed;
    if (section.kind !== 'chapter') return [];
    if (records.identity && !hasFacts(section.content.facts, records.identity)) return [];
    return [{ id: section.id, title: withoutMark(section.content.title), placed }];
  });
  if (chapters.length === 0) return null;
  const id = `sommaire${group[0]?.suffix ?? ''}`;
  return (
    <Section top="valley">
      <Container>
        <div className={styles.columns}>
          <nav className={styles.summary} aria-labelledby={id}>
            <p id={id}>{SECTION_LABELS.chapters.summary}</p>
            <ol>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>{chapter.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.chapters}>
            {chapters.map(({ id: chapter, placed }) => (
              <Fragment key={chapter}>{show(placed)}</Fragment>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
