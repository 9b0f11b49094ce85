import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import type { SectionPicture as StoredPicture } from '#src/domains/site-pages/section-fields.contract.ts';
import { getFocus } from '#src/domains/site-pages/section-filling.views.ts';
import { Picture } from '#src/ui/public/picture.tsx';
import type { PublicFrame } from '../../site.contract.ts';

interface SectionPictureProps {
  picture: StoredPicture;
  frame: PublicFrame;
  sizes: string;
}

/** Picture beside the text of a section, with the illustration of the site where there is none. */
export function SectionPicture({ picture, frame, sizes }: SectionPictureProps) {
  return (
    <Picture
      image={picture.image}
      alt={picture.alt}
      width={800}
      height={600}
      sizes={sizes}
      fallback={frame.illustrations[PLACEHOLDER]?.image}
      focus={getFocus(picture)}
    />
  );
}
