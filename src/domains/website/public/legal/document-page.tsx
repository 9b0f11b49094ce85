import type { ReactNode } from 'react';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import styles from './legal-page.module.css';

/** Chapter of a text page. */
export interface Chapter {
  id: string;
  title: string;
  body: ReactNode;
}

interface DocumentPageProps {
  path: string;
  title: string;
  text: string;
  summaryLabel: string;
  chapters: Chapter[];
}

/** Long text with its table of contents beside it: legal notice, privacy, accessibility. */
export function DocumentPage({ path, title, text, summaryLabel, chapters }: DocumentPageProps) {
  return (
    <>
      <PageHero title={title} text={text} crumbs={[{ label: title, path }]} />
      <Section top="valley">
        <Container>
          <div className={styles.columns}>
            <nav className={styles.summary} aria-labelledby="sommaire">
              <p id="sommaire">{summaryLabel}</p>
              <ol>
                {chapters.map((chapter) => (
                  <li key={chapter.id}>
                    <a href={`#${chapter.id}`}>{chapter.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <div className={styles.chapters}>
              {chapters.map((chapter) => (
                <section key={chapter.id} aria-labelledby={chapter.id} className={styles.chapter}>
                  <h2 id={chapter.id}>{chapter.title}</h2>
                  {chapter.body}
                </section>
              ))}
            </div>
          </div>
        </Container>
      </Section>
    </>
  );
}
