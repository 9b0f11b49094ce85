import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Field, Fields } from '#src/kernel/document-fields.ts';
import { LinesField } from '../lines-field.tsx';
import { DOCUMENT_EDITOR_TEXTS } from './document-editor.texts.ts';
import { ItemsField } from './items-field.tsx';
import { TextField } from './text-field.tsx';

const { fields: TEXTS } = DOCUMENT_EDITOR_TEXTS;
type Tree = Record<string, unknown>;

/** How a form reads errors and writes values, both by the path of a field. */
export interface FieldAccess {
  getError: (path: string) => string | undefined;
  onChange: (path: string, value: unknown) => void;
}

/** What a kind of document says about its fields. */
export interface FieldWords {
  getLabel: (name: string) => string;
  getOptions: (field: Field, name: string) => { value: string; label: string }[];
  /** Returns a new entry of a list. */
  getEmpty: (fields: Fields, list: readonly Tree[]) => Tree;
  /** Field of a picture, in documents that have some. */
  picture?: (field: {
    label: string;
    value: unknown;
    getError: (name: string) => string | undefined;
    onChange: (value: unknown) => void;
  }) => ReactNode;
}

const Words = createContext<FieldWords>({ getLabel: (name) => name, getOptions: () => [], getEmpty: () => ({}) });

interface FieldProps<One extends Field = Field> extends FieldAccess {
  name: string;
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

function OneField(props: FieldProps) {
  const { name, label, path, field, value, getError, onChange } = props;
  const words = useContext(Words);
  switch (field.input) {
    case 'icon':
    case 'choice':
      return (
        <NativeSelect
          label={label}
          value={value as string}
          data={words.getOptions(field, name)}
          error={getError(path)}
          onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
        />
      );
    case 'picture':
      return words.picture?.({
        label,
        value,
        getError: (part) => getError(`${path}.${part}`),
        onChange: (picture) => onChange(path, picture),
      });
    case 'lines':
      return <Lines {...props} field={field} />;
    case 'items':
      return <Items {...props} field={field} />;
    default:
      return <TextOrLink {...props} />;
  }
}

function Lines({ label, path, field, value, getError, onChange }: FieldProps<Extract<Field, { input: 'lines' }>>) {
  const lines = value as string[];
  if (field.isShort) {
    const error = getError(path) ?? lines.map((_line, place) => getError(`${path}.${place}`)).find(Boolean);
    return <LinesField label={label} value={lines} error={error} onChange={(typed) => onChange(path, typed)} />;
  }
  return (
    <ItemsField label={label} path={path} most={field.most} list={lines} getEmpty={() => ''} onChange={onChange}>
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
}

function Items({ label, path, field, value, ...access }: FieldProps<Extract<Field, { input: 'items' }>>) {
  const words = useContext(Words);
  const list = value as Tree[];
  return (
    <ItemsField
      label={label}
      path={path}
      most={field.most}
      list={list}
      getEmpty={() => words.getEmpty(field.fields, list)}
      onChange={access.onChange}
    >
      {(item, itemPath) => <FieldList fields={field.fields} content={item} before={`${itemPath}.`} {...access} />}
    </ItemsField>
  );
}

interface FieldListProps extends FieldAccess {
  fields: Fields;
  content: Tree;
  /** Path of the content in its section; empty for the section itself. */
  before?: string;
}

function FieldList({ fields, content, before = '', getError, onChange }: FieldListProps) {
  const { getLabel } = useContext(Words);
  return (
    <Stack gap="md">
      {Object.entries(fields).map(([name, field]) => (
        <OneField
          key={name}
          name={name}
          label={getLabel(name)}
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

/** Form of a part of a document, made of the description of its fields. */
export const DocumentFields = ({ words, ...list }: FieldListProps & { words: FieldWords }) => (
  <Words value={words}>
    <FieldList {...list} />
  </Words>
);
