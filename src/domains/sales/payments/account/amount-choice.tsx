import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import type { Due } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import styles from './payment.module.css';

const texts = PAYMENT_FORM_TEXTS.choices;

const toCents = (amount: number): number => Math.round(amount * 100);

interface AmountChoiceProps {
  due: Due;
  cents: number;
  onChange: (cents: number) => void;
}

/** Offers deposit or total: the server accepts no other amount. Hidden when only one amount is due. */
export function AmountChoice({ due, cents, onChange }: AmountChoiceProps) {
  if (due.choices.length < 2) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.title}</legend>
      {due.choices.map(({ kind, amount }) => {
        const words = kind === 'balance' && due.paid > 0 ? texts.rest : texts[kind];
        return (
          <label key={kind}>
            <input
              type="radio"
              name="choice"
              value={kind}
              checked={toCents(amount) === cents}
              onChange={() => onChange(toCents(amount))}
            />
            {fill(words, { amount: euros(toCents(amount)) })}
          </label>
        );
      })}
    </fieldset>
  );
}
