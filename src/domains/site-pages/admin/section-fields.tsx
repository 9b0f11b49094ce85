import { DocumentFields, type FieldAccess, type FieldWords } from '#src/ui/admin/document/document-fields.tsx';
import { emptyContent } from '../document-edits.views.ts';
import type { PageSection } from '../page.contract.ts';
import { getFieldLabel } from '../page-comparison.views.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { SECTION_ICONS, type SectionPicture } from '../section-fields.contract.ts';
import { SECTION_KINDS } from '../section-kinds.contract.ts';
import { PictureField } from './picture-field.tsx';

const WORDS: FieldWords = {
  getLabel: getFieldLabel,
  getOptions: (field) => {
    const names: Readonly<Record<string, string>> =
      field.input === 'icon' ? SECTION_TEXTS.icons : SECTION_TEXTS.choices;
    const options = field.input === 'icon' ? SECTION_ICONS : field.input === 'choice' ? field.options : [];
    return options.map((option) => ({ value: option, label: names[option] ?? option }));
  },
  getEmpty: emptyContent,
  picture: ({ value, ...field }) => <PictureField value={value as SectionPicture} {...field} />,
};

/** Form of a section, made of the description of its kind. */
export const SectionFields = ({ section, ...access }: { section: PageSection } & FieldAccess) => (
  <DocumentFields words={WORDS} fields={SECTION_KINDS[section.kind]} content={section.content} {...access} />
);
