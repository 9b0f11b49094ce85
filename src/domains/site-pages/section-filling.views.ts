import type { Field, Fields } from '#src/kernel/document-fields.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import type { PageSection } from './page.contract.ts';
import { FOCUS_STEPS, type SectionPicture } from './section-fields.contract.ts';
import { SECTION_KINDS, type SectionKind } from './section-kinds.contract.ts';

const ILLUSTRATION = 'illustration:';

/** What texts and pictures of a page refer to. */
export interface Filling {
  facts: Readonly<Record<string, string>>;
  illustrations: Readonly<Record<string, { image: string; alt: string }>>;
  /** Adds to each text of a preview, and to the words of a picture, where it stands; absent for visitors. */
  mark?: (text: string, path: string) => string;
}

/** Returns the picture of a stored reference; the words of an illustration are used unless the page has its own. */
function readPicture(picture: SectionPicture, { illustrations }: Filling): SectionPicture {
  if (!picture.image.startsWith(ILLUSTRATION)) return picture;
  const { image = '', alt = '' } = illustrations[picture.image.slice(ILLUSTRATION.length)] ?? {};
  return { ...picture, image, alt: picture.alt || alt };
}

/** Returns a picture whose words also carry where it stands, in a preview. */
function fillPicture(stored: SectionPicture, path: string, filling: Filling): SectionPicture {
  const picture = readPicture(stored, filling);
  return filling.mark && picture.image !== '' ? { ...picture, alt: filling.mark(picture.alt, `${path}.alt`) } : picture;
}

const fillText = (text: string, path: string, { facts, mark }: Filling): string => {
  const filled = fillPlaceholders(text, facts);
  return mark && filled !== '' ? mark(filled, path) : filled;
};

type Content = Record<string, unknown>;

/** Returns whether an item has lost one of its lines to an unknown fact: a card without a title shows nothing useful. */
const isBroken = (fields: Fields, item: Content, filled: Content): boolean =>
  Object.entries(fields).some(([name, { input }]) => input === 'line' && item[name] !== '' && filled[name] === '');

function fillValue(field: Field, value: unknown, path: string, filling: Filling): unknown {
  switch (field.input) {
    case 'line':
    case 'paragraph':
      return fillText(value as string, path, filling);
    case 'lines':
      return (value as string[])
        .map((line, place) => fillText(line, `${path}.${place}`, filling))
        .filter((line) => line !== '');
    case 'picture':
      return fillPicture(value as SectionPicture, path, filling);
    case 'items':
      return (value as Content[]).flatMap((item, place) => {
        const filled = fillFields(field.fields, item, `${path}.${place}.`, filling);
        return isBroken(field.fields, item, filled) ? [] : [filled];
      });
    default:
      return value;
  }
}

const fillFields = (fields: Fields, content: Content, before: string, filling: Filling): Content =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fillValue(field, content[name], `${before}${name}`, filling)]),
  );

/** Returns a section with its facts and pictures; undefined when its title loses its only sentence. */
export function fillSection<Kind extends SectionKind>(
  section: PageSection<Kind>,
  filling: Filling,
): PageSection<Kind> | undefined {
  const fields: Fields = SECTION_KINDS[section.kind];
  const content = fillFields(fields, section.content, '', {
    ...filling,
    ...(filling.mark && { mark: (text, path) => filling.mark?.(text, `${section.id}.${path}`) ?? text }),
  });
  return isBroken(fields, section.content, content) && content.title === '' ? undefined : { ...section, content };
}

/** Returns the focal point of a picture; undefined for the centre, which needs no rule. */
export function getFocus({ focusX, focusY }: SectionPicture): { x: number; y: number } | undefined {
  const centre = FOCUS_STEPS / 2;
  return focusX === centre && focusY === centre ? undefined : { x: focusX, y: focusY };
}
