import type { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { GalleryCard } from '#src/domains/gallery/public/gallery-card.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import styles from './cards-row.module.css';

const texts = SERVICE_PAGE_TEXTS.works;

/** Shows finished works of the same trade; renders nothing if there are none. */
export function ServiceWorks({ works, fallback }: { works: GalleryItem[]; fallback: string }) {
  if (works.length === 0) return null;
  return (
    <Section top="valley" labelledBy="titre-realisations" isFar>
      <Container reveal>
        <SectionHeading id="titre-realisations" eyebrow={texts.eyebrow} title={texts.title} />
        <ul className={styles.cards}>
          {works.map((work) => (
            <li key={work.id}>
              <GalleryCard item={work} fallback={fallback} sizes="(min-width: 48rem) 22rem, 50vw" />
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <ButtonLink href="/realisations" look="outline" size="large">
            {texts.all}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
