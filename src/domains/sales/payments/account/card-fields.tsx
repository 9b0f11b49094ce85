import { useId } from 'react';
import { CARD_NUMBER_MAX, CVV_MAX, getBrand, groupedNumber } from '#src/kernel/payment-card.ts';
import { fill } from '#src/kernel/text.ts';
import { AccountField } from '#src/ui/account/account-field.tsx';
import { describedBy, Field } from '#src/ui/public/field.tsx';
import { MONTHS } from '../payment.views.ts';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';
import { CARD_TEXTS } from '../payment-status.texts.ts';
import styles from './payment.module.css';

export interface TypedFields {
  cardNumber: string;
  cardHolder: string;
  expiryMonth: string;
  expiryYear: string;
  cvv: string;
}
export type CardErrors = Partial<Record<keyof TypedFields, string>>;

interface CardFieldsProps {
  fields: TypedFields;
  errors: CardErrors;
  years: readonly string[];
  onChange: (name: keyof TypedFields, value: string) => void;
}

interface ChoiceProps {
  name: keyof TypedFields;
  label: string;
  empty: string;
  options: readonly string[];
  props: CardFieldsProps;
}

function Choice({ name, label, empty, options, props: { fields, errors, onChange } }: ChoiceProps) {
  const id = useId();
  const error = errors[name];
  return (
    <Field id={id} label={label} error={error}>
      <select
        id={id}
        name={name}
        required
        autoComplete="off"
        value={fields[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error })}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}

/** Shows the demonstration's card form: the browser must not offer or store a real card. */
export function CardFields(props: CardFieldsProps) {
  const { fields, errors, years, onChange } = props;
  const brand = getBrand(fields.cardNumber);
  const field = (name: 'cardNumber' | 'cardHolder' | 'cvv', clean = (typed: string) => typed) => ({
    name,
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(name, clean(currentTarget.value)),
  });
  return (
    <>
      <div className={styles.number}>
        <AccountField
          label={texts.cardNumber}
          inputMode="numeric"
          maxLength={CARD_NUMBER_MAX}
          placeholder="0000 0000 0000 0000"
          {...field('cardNumber', groupedNumber)}
        />
        <p className={styles.brand} role="status">
          {brand && fill(texts.cardType, { brand: CARD_TEXTS[brand] })}
        </p>
      </div>
      <AccountField label={texts.cardHolder} maxLength={120} {...field('cardHolder')} />
      <div className={styles.row}>
        <Choice name="expiryMonth" label={texts.month} empty={texts.monthChoice} options={MONTHS} props={props} />
        <Choice name="expiryYear" label={texts.year} empty={texts.yearChoice} options={years} props={props} />
      </div>
      <div className={styles.short}>
        <AccountField
          label={texts.cvv}
          hint={texts.cvvHint}
          inputMode="numeric"
          maxLength={CVV_MAX}
          {...field('cvv', (typed) => typed.replace(/\D/g, ''))}
        />
      </div>
    </>
  );
}
