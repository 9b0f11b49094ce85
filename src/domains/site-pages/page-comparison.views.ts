import type { Field, Fields } from '#src/kernel/document-fields.ts';
import { fill } from '#src/kernel/text.ts';
import type { PageDifference, PageDocument, PageSection } from './page.contract.ts';
import { SECTION_TEXTS } from './section.texts.ts';
import type { SectionPicture } from './section-fields.contract.ts';
import { SECTION_KINDS } from './section-kinds.contract.ts';

const texts = SECTION_TEXTS.comparison;

/** One readable value of a document. */
interface Entry {
  field: string;
  value: string;
}

/** Name of a field as the editor shows it. */
export const getFieldLabel = (name: string): string =>
  (SECTION_TEXTS.fields as Readonly<Record<string, string>>)[name] ?? name;

/** Returns the name of a field in its section by its path: `slides.0.picture` is "Diapositive 1 · Image". */
export const getPathLabel = (path: string): string =>
  path
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? ` ${Number(key) + 1}` : ` · ${getFieldLabel(key)}`))
    .join('')
    .slice(' · '.length);

/** Returns a crop in words: from left to right, from top to bottom. */
const toCropWords = (crop: SectionPicture['crop']): string =>
  crop === null ? '' : `${crop.left}–${crop.right} × ${crop.top}–${crop.bottom} %`;

function toPictureEntries({ image, alt, focusX, focusY, crop }: SectionPicture, label: string): Entry[] {
  return [
    { field: label, value: image },
    { field: `${label} · ${SECTION_TEXTS.alt}`, value: alt },
    { field: `${label} · ${SECTION_TEXTS.focus}`, value: image === '' ? '' : `${focusX} × ${focusY}` },
    { field: `${label} · ${SECTION_TEXTS.crop}`, value: toCropWords(crop) },
  ];
}

function toEntries(field: Field, value: unknown, label: string): Entry[] {
  switch (field.input) {
    case 'lines':
      return (value as string[]).map((line, place) => ({ field: `${label} ${place + 1}`, value: line }));
    case 'picture':
      return toPictureEntries(value as SectionPicture, label);
    case 'items':
      return (value as Record<string, unknown>[]).flatMap((item, place) =>
        listEntries(field.fields, item, `${label} ${place + 1} · `),
      );
    case 'icon':
      return [{ field: label, value: SECTION_TEXTS.icons[value as keyof typeof SECTION_TEXTS.icons] }];
    case 'choice':
      return [
        { field: label, value: (SECTION_TEXTS.choices as Readonly<Record<string, string>>)[value as string] ?? '' },
      ];
    default:
      return [{ field: label, value: value as string }];
  }
}

const listEntries = (fields: Fields, content: Record<string, unknown>, before = ''): Entry[] =>
  Object.entries(fields).flatMap(([name, field]) => toEntries(field, content[name], before + getFieldLabel(name)));

/** Compares two lists of entries by their field names. */
function compareEntries(section: string, before: Entry[], after: Entry[]): PageDifference[] {
  const earlier = new Map(before.map(({ field, value }) => [field, value]));
  const later = new Map(after.map(({ field, value }) => [field, value]));
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((field) => ({ section, field, before: earlier.get(field) ?? '', after: later.get(field) ?? '' }))
    .filter((difference) => difference.before !== difference.after);
}

function compareSections(before: PageSection, after: PageSection): PageDifference[] {
  const name = SECTION_TEXTS.kinds[after.kind].name;
  const state = ({ isHidden }: PageSection): Entry[] => [
    { field: texts.state, value: isHidden ? texts.hidden : texts.shown },
  ];
  const entries = ({ kind, content }: PageSection): Entry[] => listEntries(SECTION_KINDS[kind], content);
  return compareEntries(name, [...state(before), ...entries(before)], [...state(after), ...entries(after)]);
}

const toMeta = ({ meta }: PageDocument): Entry[] =>
  Object.entries(meta).map(([name, value]) => ({
    field: SECTION_TEXTS.meta[name as keyof typeof SECTION_TEXTS.meta],
    value,
  }));

/** Position of a section, in words, among the sections that both documents have. */
function compareOrder(before: PageDocument, after: PageDocument): PageDifference[] {
  const both = (one: PageDocument, other: PageDocument): PageSection[] =>
    one.sections.filter(({ id }) => other.sections.some((section) => section.id === id));
  const earlier = both(before, after).map(({ id }) => id);
  return both(after, before).flatMap(({ id, kind }, place) => {
    const place0 = earlier.indexOf(id);
    const at = (position: number): string => fill(texts.place, { place: position + 1 });
    return place0 === place
      ? []
      : [{ section: SECTION_TEXTS.kinds[kind].name, field: texts.order, before: at(place0), after: at(place) }];
  });
}

/** Lists the differences of two documents, in the words of the editor: section, field, before, after. */
export function compareDocuments(before: PageDocument, after: PageDocument): PageDifference[] {
  const earlier = new Map(before.sections.map((section) => [section.id, section]));
  const later = new Map(after.sections.map((section) => [section.id, section]));
  const toRow = (section: PageSection, value: Pick<PageDifference, 'before' | 'after'>): PageDifference => ({
    section: SECTION_TEXTS.kinds[section.kind].name,
    field: texts.section,
    ...value,
  });
  return [
    ...compareEntries(SECTION_TEXTS.metaName, toMeta(before), toMeta(after)),
    ...after.sections.flatMap((section) => {
      const old = earlier.get(section.id);
      return old?.kind === section.kind
        ? compareSections(old, section)
        : [toRow(section, { before: '', after: texts.added })];
    }),
    ...before.sections
      .filter(({ id, kind }) => later.get(id)?.kind !== kind)
      .map((section) => toRow(section, { before: texts.removed, after: '' })),
    ...compareOrder(before, after),
  ];
}
