import { Fieldset, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { LinesField } from '#src/ui/admin/lines-field.tsx';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import type { CityValues } from './city-values.ts';

export type Form = UseFormReturnType<CityValues>;
type SectionName = keyof typeof TEXTS.sections;

const { fields: FIELDS } = TEXTS;

interface SectionProps {
  form: Form;
  name: SectionName;
  children: ReactNode;
}

/** Fields of one section below the question that they answer. */
export function Section({ form, name, children }: SectionProps) {
  const error = form.errors[name];
  return (
    <Fieldset legend={TEXTS.sections[name]}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {TEXTS.questions[name]}
        </Text>
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
        {children}
      </Stack>
    </Fieldset>
  );
}

interface FieldProps {
  form: Form;
  at: string;
  label: string;
}

export const Line = ({ form, at, label }: FieldProps) => <TextInput label={label} {...form.getInputProps(at)} />;
export const Prose = ({ form, at, label }: FieldProps) => (
  <Textarea label={label} autosize minRows={2} maxRows={10} {...form.getInputProps(at)} />
);
export function Lines({ form, at, label }: FieldProps) {
  const { value, error, onBlur } = form.getInputProps(at);
  const change = (lines: string[]): void => form.setFieldValue(at, lines as never);
  return <LinesField label={label} value={value} error={error} onBlur={onBlur} onChange={change} />;
}

/** Title and text of one item. */
export const Titled = ({ form, at }: Pick<FieldProps, 'form' | 'at'>) => (
  <>
    <Line form={form} at={`${at}.title`} label={FIELDS.title} />
    <Prose form={form} at={`${at}.text`} label={FIELDS.text} />
  </>
);

/** Title, and introduction where the section has one. */
export const Heading = ({ form, at, hasLead = false }: { form: Form; at: string; hasLead?: boolean }) => (
  <>
    <Line form={form} at={`${at}.title`} label={FIELDS.title} />
    {hasLead && <Prose form={form} at={`${at}.lead`} label={FIELDS.lead} />}
  </>
);
