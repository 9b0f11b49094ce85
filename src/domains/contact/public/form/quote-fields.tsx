import type { ChangeEvent } from 'react';
import { describedBy, Field } from '#src/ui/public/field.tsx';
import { QUOTE_FORM_TEXTS as texts } from '../../contact-form.texts.ts';
import { type FieldLimits, OTHER_SERVICE, type QuoteFields, type ServiceChoice } from '../../contact-form.views.ts';
import styles from './quote-form.module.css';

interface QuoteFieldsProps {
  fields: QuoteFields;
  errors: Record<string, string>;
  limits: FieldLimits;
  choices: ServiceChoice[] | undefined;
  /** Promised time of the answer; empty without one. */
  answer: string;
  onChange: (name: keyof QuoteFields, value: string) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the id of a field's control, to which the error summary links. */
export const fieldId = (name: string): string => `devis-${name}`;

export function QuoteFieldList({ fields, errors, limits, choices, answer, onChange }: QuoteFieldsProps) {
  const phoneHint = answer === '' ? texts.phoneHintPlain : texts.phoneHint.replace('{answer}', answer);
  const control = (name: 'name' | 'email' | 'phone' | 'message', hint?: string) => ({
    id: fieldId(name),
    name,
    value: fields[name],
    maxLength: limits[name],
    onChange: ({ currentTarget }: ChangeEvent<Control>) => onChange(name, currentTarget.value),
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy({ id: fieldId(name), hint, error: errors[name] }),
  });
  return (
    <div className={styles.fields}>
      <Field id={fieldId('name')} label={texts.name} mark={texts.required} error={errors.name}>
        <input {...control('name')} type="text" autoComplete="name" required />
      </Field>
      <Field id={fieldId('email')} label={texts.email} mark={texts.required} error={errors.email}>
        <input {...control('email')} type="email" autoComplete="email" inputMode="email" required />
      </Field>
      <Field id={fieldId('phone')} label={texts.phone} mark={texts.optional} hint={phoneHint} error={errors.phone}>
        <input {...control('phone', phoneHint)} type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <ServiceField chosen={fields.service} choices={choices} onChange={(value) => onChange('service', value)} />
      <div className={styles.wide}>
        <Field
          id={fieldId('message')}
          label={texts.message}
          mark={texts.required}
          hint={texts.messageHint}
          error={errors.message}
        >
          <textarea {...control('message', texts.messageHint)} rows={5} required />
        </Field>
      </div>
    </div>
  );
}

interface ServiceFieldProps {
  chosen: string;
  choices: ServiceChoice[] | undefined;
  onChange: (value: string) => void;
}

function ServiceField({ chosen, choices, onChange }: ServiceFieldProps) {
  const isLoading = choices === undefined;
  return (
    <Field id={fieldId('service')} label={texts.service} mark={texts.optional}>
      <select
        id={fieldId('service')}
        name="service"
        value={isLoading ? '' : chosen}
        disabled={isLoading}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{isLoading ? texts.servicesLoading : texts.servicePlaceholder}</option>
        {choices?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {!isLoading && <option value={OTHER_SERVICE}>{texts.otherService}</option>}
      </select>
    </Field>
  );
}
