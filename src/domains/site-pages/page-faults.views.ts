import type { FieldErrors } from '#src/kernel/errors.ts';
import { unknownPlaceholders } from '#src/kernel/placeholder-names.ts';
import { fill } from '#src/kernel/text.ts';
import type { PageDocument } from './page.contract.ts';
import { PAGE_TEXTS } from './page.texts.ts';
import type { Field, Fields, SectionPicture } from './section-fields.contract.ts';
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

/**
 * Lists what prevents a document from being published: empty required fields, unknown placeholders, pictures without
 * words. Hidden sections are not checked: they may be unfinished.
 */
export function findFaults({ meta, sections }: PageDocument): FieldErrors {
  const faults: Faults = new Map();
  for (const [name, text] of Object.entries(meta)) checkText(text, `meta.${name}`, faults);
  if (meta.title === '') faults.set('meta.title', texts.required);
  for (const [place, { kind, isHidden, content }] of sections.entries()) {
    if (!isHidden) checkContent(SECTION_KINDS[kind], content, `sections.${place}.content`, faults);
  }
  if (sections.every(({ isHidden }) => isHidden)) faults.set('sections', texts.empty);
  return Object.fromEntries([...faults].map(([path, sentence]) => [path, [sentence]]));
}
