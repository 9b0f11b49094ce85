import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { emptyContent } from '../document-edits.views.ts';
import { getFieldLabel } from '../page-comparison.views.ts';
import { PAGE_EDITOR_TEXTS } from '../page-editor.texts.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { type Field, type Fields, SECTION_ICONS, type SectionPicture } from '../section-fields.contract.ts';
import { ItemsField } from './items-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextField } from './text-field.tsx';

const { fields: TEXTS } = PAGE_EDITOR_TEXTS;

/** How a form of any section reads errors and writes values, both by the path of a field. */
export interface FieldAccess {
  getError: (path: string) => string | undefined;
  onChange: (path: string, value: unknown) => void;
}

interface FieldProps<One extends Field = Field> extends FieldAccess {
  label: string;
  path: string;
  field: One;
  value: unknown;
}

function TextOrLink({ label, path, field, value, getError, onChange }: FieldProps) {
  const text = value as string;
  if (field.input === 'line' || field.input === 'paragraph') {
    return (
      <TextField
        label={label}
        value={text}
        max={field.max}
        isParagraph={field.input === 'paragraph'}
        hasMarkup={field.input === 'paragraph' && field.hasMarkup === true}
        isRequired={field.isRequired === true}
        error={getError(path)}
        onChange={(typed) => onChange(path, typed)}
      />
    );
  }
  return (
    <TextInput
      label={label}
      description={field.input === 'link' ? TEXTS.linkHint : TEXTS.serviceHint}
      value={text}
      error={getError(path)}
      onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
    />
  );
}

function Choice({ label, path, field, value, onChange }: FieldProps) {
  const names: Readonly<Record<string, string>> = field.input === 'icon' ? SECTION_TEXTS.icons : SECTION_TEXTS.choices;
  const options = field.input === 'icon' ? SECTION_ICONS : field.input === 'choice' ? field.options : [];
  return (
    <NativeSelect
      label={label}
      value={value as string}
      data={options.map((option) => ({ value: option, label: names[option] ?? option }))}
      onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
    />
  );
}

function OneField(props: FieldProps) {
  const { label, path, field, value, getError, onChange } = props;
  switch (field.input) {
    case 'icon':
    case 'choice':
      return <Choice {...props} />;
    case 'picture':
      return (
        <PictureField
          label={label}
          value={value as SectionPicture}
          getError={(name) => getError(`${path}.${name}`)}
          onChange={(picture) => onChange(path, picture)}
        />
      );
    case 'lines':
      return (
        <ItemsField label={label} path={path} most={field.most} list={value as string[]} empty="" onChange={onChange}>
          {(line, linePath, itemLabel) => (
            <TextField
              label={itemLabel}
              value={line}
              max={field.max}
              isParagraph
              hasMarkup={field.hasMarkup === true}
              error={getError(linePath)}
              onChange={(typed) => onChange(linePath, typed)}
            />
          )}
        </ItemsField>
      );
    case 'items':
      return <Items {...props} field={field} />;
    default:
      return <TextOrLink {...props} />;
  }
}

function Items({ label, path, field, value, ...access }: FieldProps<Extract<Field, { input: 'items' }>>) {
  const list = value as Record<string, unknown>[];
  return (
    <ItemsField
      label={label}
      path={path}
      most={field.most}
      list={list}
      empty={emptyContent(field.fields)}
      onChange={access.onChange}
    >
      {(item, itemPath) => <SectionFields fields={field.fields} content={item} before={`${itemPath}.`} {...access} />}
    </ItemsField>
  );
}

interface SectionFieldsProps extends FieldAccess {
  fields: Fields;
  content: Record<string, unknown>;
  /** Path of the content in its section; empty for the section itself. */
  before?: string;
}

/** Form of a section, made of the description of its kind. */
export function SectionFields({ fields, content, before = '', getError, onChange }: SectionFieldsProps) {
  return (
    <Stack gap="md">
      {Object.entries(fields).map(([name, field]) => (
        <OneField
          key={name}
          label={getFieldLabel(name)}
          path={`${before}${name}`}
          field={field}
          value={content[name]}
          getError={getError}
          onChange={onChange}
        />
      ))}
    </Stack>
  );
}
