import { GalleryCard } from '#src/domains/gallery/public/gallery-card.tsx';
import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { Section } from '#src/ui/public/section.tsx';
import { HOME_FALLBACK_TEXTS } from '../../home-fallback.texts.ts';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import { CardsCarousel } from './cards-carousel.tsx';

const builtIn = HOME_FALLBACK_TEXTS.gallery;

/** Converts a drawn example to the shape of a work, without place or date: it is no real roof. */
const getExample = ({ picture, text, ...example }: (typeof builtIn.list)[number], illustrations: Illustrations) => ({
  ...example,
  description: text,
  location: '',
  date: '',
  credit: builtIn.credit,
  image: illustrations[picture]?.image ?? '',
  image_alt: illustrations[picture]?.alt ?? '',
  before_image: '',
  before_alt: '',
});

/** Shows finished works, before and after; drawings of the company's services when those cannot be read. */
export function GallerySection({ content, records, frame, suffix }: SectionProps<'gallery'>) {
  const { illustrations } = frame;
  const { gallery } = records;
  const fallback = illustrations[PLACEHOLDER]?.image ?? '';
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
          cards={builtIn.list.map((example) => ({
            key: example.title,
            card: <GalleryCard item={getExample(example, illustrations)} fallback={fallback} />,
          }))}
        />
      )}
    </Section>
  );
}
