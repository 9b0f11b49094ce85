import { GalleryCard } from '#src/domains/gallery/public/gallery-card.tsx';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { Section } from '#src/ui/public/section.tsx';
import { HOME_FALLBACK_TEXTS } from '../../home-fallback.texts.ts';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import { CardsCarousel } from './cards-carousel.tsx';
import { TipCard } from './tip-card.tsx';

const builtIn = HOME_FALLBACK_TEXTS.gallery;

/** Shows finished works, before and after; advice on preparing one's own when those cannot be read. */
export function GallerySection({ content, records, frame, suffix }: SectionProps<'gallery'>) {
  const { gallery } = records;
  const fallback = frame.illustrations[PLACEHOLDER]?.image ?? '';
  const texts = { ...content, ...SECTION_LABELS.gallery };
  return (
    <Section id={`realisations${suffix}`} tone="ardoise" top="ridge" isFar>
      {gallery ? (
        <CardsCarousel
          id={`chantiers${suffix}`}
          texts={texts}
          all="/realisations"
          withoutLinks
          cards={gallery.map((item) => ({ key: item.id, card: <GalleryCard item={item} fallback={fallback} /> }))}
        />
      ) : (
        <CardsCarousel
          id={`chantiers${suffix}`}
          texts={texts}
          note={builtIn.note}
          withoutLinks
          cards={builtIn.list.map((tip) => ({ key: tip.title, card: <TipCard {...tip} /> }))}
        />
      )}
    </Section>
  );
}
