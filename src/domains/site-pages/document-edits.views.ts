import { type Field, type Fields, getTextAt, listTexts, moved, setAt } from '#src/kernel/document-fields.ts';
import type { PageDocument, PageSection } from './page.contract.ts';
import { NO_PICTURE } from './section-fields.contract.ts';
import { SECTION_KINDS, type SectionKind } from './section-kinds.contract.ts';

type Tree = Record<string, unknown>;

/** Returns the empty value of a field. */
export function emptyValue(field: Field): unknown {
  switch (field.input) {
    case 'lines':
    case 'items':
      return [];
    case 'picture':
      return NO_PICTURE;
    case 'icon':
      return 'check';
    case 'choice':
      return field.options[0];
    default:
      return '';
  }
}

export const emptyContent = (fields: Fields): Tree =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

/** Returns an id that no section of the page has: the kind, with a number when it is there already. */
function newId({ sections }: PageDocument, kind: SectionKind): string {
  const used = new Set(sections.map(({ id }) => id));
  let id: string = kind;
  for (let number = 2; used.has(id); number += 1) id = `${kind}-${number}`;
  return id;
}

/** Adds an empty section after another one, or at the end. */
export function addSection(
  document: PageDocument,
  kind: SectionKind,
  after: string | undefined,
): [PageDocument, string] {
  const id = newId(document, kind);
  const section = { id, kind, isHidden: false, content: emptyContent(SECTION_KINDS[kind]) } as unknown as PageSection;
  const place = document.sections.findIndex((one) => one.id === after);
  const sections = document.sections.toSpliced(place === -1 ? document.sections.length : place + 1, 0, section);
  return [{ ...document, sections }, id];
}

export const removeSection = (document: PageDocument, id: string): PageDocument => ({
  ...document,
  sections: document.sections.filter((section) => section.id !== id),
});

/** Puts a removed section back at its place. */
export const insertSection = (document: PageDocument, section: PageSection, place: number): PageDocument =>
  document.sections.some(({ id }) => id === section.id)
    ? document
    : { ...document, sections: document.sections.toSpliced(place, 0, section) };

export const moveSection = (document: PageDocument, id: string, step: -1 | 1): PageDocument => ({
  ...document,
  sections: moved(
    document.sections,
    document.sections.findIndex((section) => section.id === id),
    step,
  ),
});

export const toggleSection = (document: PageDocument, id: string): PageDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.id === id ? { ...section, isHidden: !section.isHidden } : section,
  ),
});

/** Replaces one value of a section's content. */
export const setContent = (document: PageDocument, id: string, path: string, value: unknown): PageDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.id === id ? ({ ...section, content: setAt(section.content, path, value) } as PageSection) : section,
  ),
});

/** Returns the text at a path that begins with the section's id: `accueil.slides.0.title`. */
export function getText({ sections }: PageDocument, path: string): string | undefined {
  const [id, ...keys] = path.split('.');
  return getTextAt(sections.find((section) => section.id === id)?.content, keys.join('.'));
}

/** Lists every text of a page that visitors would see. */
export const listPageTexts = ({ meta, sections }: PageDocument): string[] => [
  ...Object.values(meta),
  ...sections.flatMap(({ kind, isHidden, content }) => (isHidden ? [] : listTexts(SECTION_KINDS[kind], content))),
];
