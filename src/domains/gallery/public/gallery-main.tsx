import { type Illustrations, PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { Absent } from '#src/ui/public/page/absent.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_TEXTS } from '../gallery.texts.ts';
import type { GalleryView } from '../gallery.views.ts';
import { GalleryGrid } from './gallery-grid.tsx';

interface GalleryMainProps {
  /** Empty, too, when they cannot be read. */
  works: GalleryItem[];
  view: GalleryView;
  words: { title: string; none: string };
  illustrations: Illustrations;
}

/** Shows the gallery grid, or a message when it is empty. */
export function GalleryMain({ works, view, words, illustrations }: GalleryMainProps) {
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-chantiers">
      <Container>
        {works.length > 0 ? (
          <>
            <h2 id="titre-chantiers" className="vh">
              {words.title}
            </h2>
            <GalleryGrid items={works} view={view} fallback={illustrations[PLACEHOLDER]?.image ?? ''} />
          </>
        ) : (
          <Absent icon="camera">
            <h2 id="titre-chantiers">{GALLERY_TEXTS.none}</h2>
            {words.none && <p>{words.none}</p>}
          </Absent>
        )}
      </Container>
    </Section>
  );
}
