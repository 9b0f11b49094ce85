import { Island } from '#src/platform/islands/island.tsx';
import { Marked } from '#src/ui/public/marked.tsx';
import { getPoints } from '../../chapter-facts.views.ts';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import MeasureChoice from '../islands/measure-choice.tsx';
import { ChapterFacts } from './chapter-facts.tsx';
import styles from './legal-page.module.css';
import { Points } from './points.tsx';

/** One chapter: the owner's words around what the product states by itself. */
export function Chapter({ content, frame, records, id }: SectionProps<'chapter'>) {
  const { title, paragraphs, facts, end } = content;
  const { identity } = records;
  const stated = getPoints(facts, frame.measuredBy);
  const points = [...stated, ...content.points];
  const isUnread = !identity && facts !== 'none' && stated.length === 0;
  return (
    <section aria-labelledby={id} className={styles.chapter}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <Marked key={paragraph} text={paragraph} />
      ))}
      {identity && (
        <ChapterFacts facts={facts} identity={identity} siteName={frame.profile.name} measuredBy={frame.measuredBy} />
      )}
      {isUnread && <p>{SECTION_LABELS.chapters.unread}</p>}
      {points.length > 0 && <Points points={points} />}
      {facts === 'essentials' && frame.measuredBy !== '' && <Island of={MeasureChoice} />}
      {end.map((paragraph) => (
        <Marked key={paragraph} text={paragraph} />
      ))}
    </section>
  );
}
