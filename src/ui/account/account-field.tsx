import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from '../public/field.tsx';
import { ACCOUNT_TEXTS as texts } from './account.texts.ts';

interface FieldWords {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown beside the label: fields are required unless marked optional. */
  isOptional?: boolean | undefined;
}

function useControl({ label, hint, error, isOptional = false }: FieldWords) {
  const id = useId();
  return {
    around: { id, label, hint, error, ...(isOptional ? { mark: texts.optional } : {}) },
    control: {
      id,
      required: !isOptional,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy({ id, hint, error }),
    },
  };
}

/** Single-line field of a customer form, with its state and error from `useAccountForm`. */
export function AccountField({
  label,
  hint,
  error,
  isOptional,
  ...input
}: FieldWords & Omit<ComponentProps<'input'>, 'id' | 'required'>) {
  const { around, control } = useControl({ label, hint, error, isOptional });
  return (
    <Field {...around}>
      <input type="text" {...input} {...control} />
    </Field>
  );
}

/** Multi-line field of a customer form. */
export function AccountTextArea({
  label,
  hint,
  error,
  isOptional,
  ...area
}: FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'required'>) {
  const { around, control } = useControl({ label, hint, error, isOptional });
  return (
    <Field {...around}>
      <textarea {...area} {...control} />
    </Field>
  );
}
