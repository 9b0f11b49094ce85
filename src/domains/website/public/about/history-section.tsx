import { Marked } from '#src/ui/public/marked.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import columns from '../home/columns.module.css';
import { SectionPicture } from '../home/section-picture.tsx';

/** Shows the company's history: the section's own paragraphs, otherwise those of the settings. */
export function HistorySection({ content, records, frame, suffix }: SectionProps<'history'>) {
  const id = `titre-histoire${suffix}`;
  const paragraphs = content.paragraphs.length > 0 ? content.paragraphs : (records.history ?? []);
  return (
    <Section top="valley" labelledBy={id}>
      <Container>
        <div className={columns.columns}>
          <div>
            <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} />
            <div className={columns.prose}>
              {paragraphs.map((paragraph) => (
                <Marked key={paragraph} text={paragraph} />
              ))}
            </div>
          </div>
          <div className={columns.picture}>
            <SectionPicture picture={content.picture} frame={frame} />
          </div>
        </div>
      </Container>
    </Section>
  );
}
