import type { Field, Fields } from '#src/kernel/document-fields.ts';
import type { FieldErrors } from '#src/kernel/errors.ts';
import { unknownPlaceholders } from '#src/kernel/placeholder-names.ts';
import { fill } from '#src/kernel/text.ts';
import type { PageDocument, PageKey } from './page.contract.ts';
import { PAGE_TEXTS } from './page.texts.ts';
import { canHave, findMissing, type NeededSection } from './page-kinds.rules.ts';
import { SECTION_TEXTS } from './section.texts.ts';
import type { SectionPicture } from './section-fields.contract.ts';
import { SECTION_KINDS } from './section-kinds.contract.ts';

const texts = PAGE_TEXTS.faults;

/** Faults by the path of their field: `sections.2.content.slides.0.title`. */
type Faults = Map<string, string>;

function checkText(text: string, path: string, faults: Faults): void {
  const unknown = unknownPlaceholders(text);
  if (unknown.length > 0) faults.set(path, fill(texts.placeholder, { names: unknown.join(', ') }));
}

function checkPicture({ image, alt }: SectionPicture, path: string, faults: Faults): void {
  if (image.startsWith('/media/') && alt === '') faults.set(`${path}.alt`, texts.alt);
}

function checkValue(field: Field, value: unknown, path: string, faults: Faults): void {
  switch (field.input) {
    case 'line':
    case 'paragraph':
      if (field.isRequired && value === '') faults.set(path, texts.required);
      checkText(value as string, path, faults);
      return;
    case 'lines':
      for (const [place, line] of (value as string[]).entries()) checkText(line, `${path}.${place}`, faults);
      return;
    case 'picture':
      checkPicture(value as SectionPicture, path, faults);
      return;
    case 'items':
      for (const [place, item] of (value as Record<string, unknown>[]).entries()) {
        checkContent(field.fields, item, `${path}.${place}`, faults);
      }
  }
}

function checkContent(fields: Fields, content: Record<string, unknown>, path: string, faults: Faults): void {
  for (const [name, field] of Object.entries(fields)) checkValue(field, content[name], `${path}.${name}`, faults);
}

const getName = ({ kind, facts }: NeededSection): string =>
  facts === undefined
    ? SECTION_TEXTS.kinds[kind].name
    : SECTION_TEXTS.choices[facts as keyof typeof SECTION_TEXTS.choices];

/** Checks that the page has what the law asks of it, and no section of another page. */
function checkKinds(page: PageKey, document: PageDocument, faults: Faults): void {
  const missing = findMissing(page, document);
  if (missing.length > 0) faults.set('sections', fill(texts.missing, { names: missing.map(getName).join(', ') }));
  for (const [place, { kind }] of document.sections.entries()) {
    if (canHave(page, kind)) continue;
    faults.set(`sections.${place}.kind`, fill(texts.foreign, { name: SECTION_TEXTS.kinds[kind].name }));
  }
}

/**
 * Lists what prevents a document from being published: empty required fields, unknown placeholders, pictures without
 * words, and what the page must show. Hidden sections may be unfinished.
 */
export function findFaults(page: PageKey, document: PageDocument): FieldErrors {
  const { meta, sections } = document;
  const faults: Faults = new Map();
  checkKinds(page, document, faults);
  for (const [name, text] of Object.entries(meta)) checkText(text, `meta.${name}`, faults);
  if (meta.title === '') faults.set('meta.title', texts.required);
  for (const [place, { kind, isHidden, content }] of sections.entries()) {
    if (!isHidden) checkContent(SECTION_KINDS[kind], content, `sections.${place}.content`, faults);
  }
  if (sections.every(({ isHidden }) => isHidden)) faults.set('sections', texts.empty);
  return Object.fromEntries([...faults].map(([path, sentence]) => [path, [sentence]]));
}
