import type { Fields } from '#src/kernel/document-fields.ts';
import type { PageDocument } from './page.contract.ts';
import type { SectionPicture } from './section-fields.contract.ts';
import { SECTION_KINDS } from './section-kinds.contract.ts';

export interface FoundPicture {
  /** Path of the picture in its section: `slides.0.picture`. */
  path: string;
  picture: SectionPicture;
}

/** Lists the pictures of a section's content, including empty ones. */
export function listPictures(fields: Fields, content: Record<string, unknown>, before = ''): FoundPicture[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const value = content[name];
    if (field.input === 'picture') return [{ path, picture: value as SectionPicture }];
    if (field.input !== 'items') return [];
    return (value as Record<string, unknown>[]).flatMap((item, place) =>
      listPictures(field.fields, item, `${path}.${place}.`),
    );
  });
}

/** Returns the picture at a path that begins with the section's id: `accueil.slides.0.picture`. */
export function findPicture({ sections }: PageDocument, path: string): SectionPicture | undefined {
  const [id] = path.split('.', 1);
  const section = sections.find((one) => one.id === id);
  const pictures = section ? listPictures(SECTION_KINDS[section.kind], section.content) : [];
  return pictures.find((one) => `${id}.${one.path}` === path)?.picture;
}

/** Returns the stored pictures that a document uses, each once; illustrations of the product are none. */
export function getImages({ sections }: PageDocument): string[] {
  const images = sections
    .flatMap(({ kind, content }) => listPictures(SECTION_KINDS[kind], content))
    .flatMap(({ picture }) => [picture.image, picture.source])
    .filter((image) => image.startsWith('/media/'));
  return [...new Set(images)];
}
