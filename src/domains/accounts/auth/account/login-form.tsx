import { z } from 'zod';
import { Email } from '#src/kernel/fields.ts';
import { href } from '#src/kernel/href.ts';
import { AccountField } from '#src/ui/account/account-field.tsx';
import { PasswordField } from '#src/ui/account/password-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Credentials } from '../auth.contract.ts';
import { signInCustomer } from '../customer.client.ts';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import styles from './customer.module.css';

const texts = CUSTOMER_TEXTS.login;
const LoginFields = Credentials.extend({ email: z.string().trim().min(1).pipe(Email) });

interface LoginFormProps {
  onSignedIn: () => void;
  /** Called when a code is required, with its challenge. */
  onChallenge: (challenge: string) => void;
}

/** Form for a customer's email address and password. */
export function LoginForm({ onSignedIn, onChallenge }: LoginFormProps) {
  const { form, field, failure, isSending } = useAccountForm({
    schema: LoginFields,
    start: { email: '', password: '' },
    send: signInCustomer,
    onDone: (challenge) => (challenge === null ? onSignedIn() : onChallenge(challenge)),
    failure: texts.error,
  });
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert>{failure}</Alert>}
      <AccountField
        label={CUSTOMER_TEXTS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField label={CUSTOMER_TEXTS.password} autoComplete="current-password" {...field('password')} />
      <SubmitButton label={texts.submit} busyLabel={texts.submitting} isBusy={isSending} />
      <p>
        <a href={href('/mot-de-passe-oublie')}>{texts.forgotten}</a>
      </p>
    </form>
  );
}
