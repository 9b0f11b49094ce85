import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { AccountField } from '#src/ui/account/account-field.tsx';
import type { PaymentConfig } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';
import styles from './payment.module.css';

interface AmountFieldProps {
  config: PaymentConfig;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Shows the field for an amount without quote or invoice. */
export function AmountField({ config, value, error, onChange }: AmountFieldProps) {
  return (
    <div className={styles.short}>
      <AccountField
        label={texts.amount}
        hint={fill(texts.amountHint, { least: euros(config.least * 100), most: euros(config.most * 100) })}
        inputMode="decimal"
        name="amount"
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
