import { PASSWORD_MAX } from '#src/domains/accounts/users/user.contract.ts';
import { AccountField } from '#src/ui/account/account-field.tsx';
import { PasswordField } from '#src/ui/account/password-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Registration } from '../auth.contract.ts';
import { registerAccount } from '../customer.client.ts';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { PasswordMeter } from '../ui/password-meter/password-meter.tsx';
import styles from './customer.module.css';

const texts = CUSTOMER_TEXTS.register;
const START = { name: '', email: '', phone: '', address: '', password: '', password_confirmation: '' };

/** Form to open an account. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { form, field, fields, failure, isSending } = useAccountForm({
    schema: Registration,
    start: START,
    send: registerAccount,
    onDone: onRegistered,
    failure: texts.error,
  });
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert>{failure}</Alert>}
      <AccountField label={CUSTOMER_TEXTS.name} autoComplete="name" {...field('name')} />
      <AccountField
        label={CUSTOMER_TEXTS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...field('email')}
      />
      <AccountField
        label={CUSTOMER_TEXTS.phone}
        hint={CUSTOMER_TEXTS.phoneHint}
        type="tel"
        autoComplete="tel"
        isOptional
        {...field('phone')}
      />
      <AccountField
        label={CUSTOMER_TEXTS.address}
        hint={CUSTOMER_TEXTS.addressHint}
        autoComplete="street-address"
        isOptional
        {...field('address')}
      />
      <div>
        <PasswordField
          label={CUSTOMER_TEXTS.password}
          hint={texts.passwordHint}
          placeholder={texts.passwordPlaceholder}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...field('password')}
        />
        <PasswordMeter password={fields.password} person={fields} ownerRole="user" />
      </div>
      <PasswordField
        label={texts.confirmation}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        {...field('password_confirmation')}
      />
      <SubmitButton label={texts.submit} busyLabel={texts.submitting} isBusy={isSending} />
      <p className={styles.small}>
        {texts.privacy} <a href="/confidentialite">{texts.privacyLink}</a>
      </p>
    </form>
  );
}
