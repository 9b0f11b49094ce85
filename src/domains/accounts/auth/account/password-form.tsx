import { useState } from 'react';
import { PASSWORD_MAX, type User } from '#src/domains/accounts/users/user.contract.ts';
import { DoneNotice } from '#src/ui/account/account-notices.tsx';
import { PasswordField } from '#src/ui/account/password-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { PasswordChange } from '../auth.contract.ts';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { changePassword } from '../profile.client.ts';
import { PasswordMeter } from '../ui/password-meter/password-meter.tsx';
import styles from './customer.module.css';

const texts = CUSTOMER_TEXTS.profile;
const START = { current_password: '', password: '', password_confirmation: '' };

/** Form for a new password, with the current one; ends the sessions of other devices. */
export function PasswordForm({ user }: { user: User }) {
  const [isDone, setDone] = useState(false);
  const { form, field, fields, failure, isSending, reset } = useAccountForm({
    schema: PasswordChange,
    start: START,
    send: (typed) => {
      setDone(false);
      return changePassword(typed);
    },
    onDone: () => {
      reset();
      setDone(true);
    },
    failure: texts.changeError,
  });
  return (
    <form {...form} className={styles.card} onInput={() => setDone(false)}>
      {failure && <Alert>{failure}</Alert>}
      {isDone && (
        <DoneNotice>
          <p>{texts.changed}</p>
          <p className={styles.small}>{texts.otherSessions}</p>
        </DoneNotice>
      )}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField label={texts.current} autoComplete="current-password" {...field('current_password')} />
      <div>
        <PasswordField
          label={texts.next}
          hint={CUSTOMER_TEXTS.register.passwordHint}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...field('password')}
        />
        <PasswordMeter password={fields.password} person={user} ownerRole={user.role} />
      </div>
      <PasswordField
        label={texts.confirmation}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        {...field('password_confirmation')}
      />
      <SubmitButton label={texts.change} busyLabel={texts.changing} isBusy={isSending} />
    </form>
  );
}
