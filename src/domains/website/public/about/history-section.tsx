import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { fillTexts } from '#src/kernel/placeholders.ts';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { ABOUT_PAGE_TEXTS } from '../../about-page.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import columns from '../home/columns.module.css';

const texts = ABOUT_PAGE_TEXTS.history;

interface HistorySectionProps {
  frame: PublicFrame;
  /** The owner's text; empty if there is none. */
  history: string[];
}

/** Shows the company's history. */
export function HistorySection({ frame, history }: HistorySectionProps) {
  const { facts, illustrations } = frame;
  const picture = illustrations['apropos-atelier'];
  const paragraphs = history.length > 0 ? history : fillTexts(texts.fallback, facts);
  return (
    <Section top="valley" labelledBy="titre-histoire">
      <Container>
        <div className={columns.columns}>
          <div>
            <SectionHeading id="titre-histoire" eyebrow={texts.eyebrow} title={texts.title} />
            <div className={columns.prose}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <div className={columns.picture}>
            <Picture
              image={picture?.image}
              alt={picture?.alt ?? ''}
              width={800}
              height={600}
              sizes="(min-width: 62rem) 34rem, 14rem"
              fallback={illustrations[PLACEHOLDER]?.image}
            />
          </div>
        </div>
      </Container>
    </Section>
  );
}
