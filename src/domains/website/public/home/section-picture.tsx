import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import type { SectionPicture as StoredPicture } from '#src/domains/site-pages/section-fields.contract.ts';
import { getFocus } from '#src/domains/site-pages/section-filling.views.ts';
import { Picture } from '#src/ui/public/picture.tsx';
import type { PublicFrame } from '../../site.contract.ts';

/** A phone shows it as wide as its window, from a file for less: the pixels of a phone are too small to tell. */
const SIZES = '(min-width: 62rem) 34rem, (min-width: 40rem) 100vw, 14rem';

interface SectionPictureProps {
  picture: StoredPicture;
  frame: PublicFrame;
}

/** Picture beside the text of a section, with the illustration of the site where there is none. */
export function SectionPicture({ picture, frame }: SectionPictureProps) {
  return (
    <Picture
      image={picture.image}
      alt={picture.alt}
      width={800}
      height={600}
      sizes={SIZES}
      fallback={frame.illustrations[PLACEHOLDER]?.image}
      focus={getFocus(picture)}
    />
  );
}
