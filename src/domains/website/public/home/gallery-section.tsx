import type { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { GalleryCard } from '#src/domains/gallery/public/gallery-card.tsx';
import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { Section } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import { HOME_FALLBACK_TEXTS } from '../../home-fallback.texts.ts';
import { CardsCarousel } from './cards-carousel.tsx';

const texts = HOME_TEXTS.gallery;
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
export function GallerySection({
  gallery,
  illustrations,
}: {
  gallery: GalleryItem[] | null;
  illustrations: Illustrations;
}) {
  const fallback = illustrations[PLACEHOLDER]?.image ?? '';
  return (
    <Section id="realisations" tone="ardoise" top="ridge" isFar>
      {gallery ? (
        <CardsCarousel
          id="chantiers"
          texts={texts}
          all="/realisations"
          withoutLinks
          cards={gallery.map((item) => ({ key: item.id, card: <GalleryCard item={item} fallback={fallback} /> }))}
        />
      ) : (
        <CardsCarousel
          id="chantiers"
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
