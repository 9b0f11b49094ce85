import { type FormEvent, useState } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#src/domains/accounts/users/user.contract.ts';
import { PASSWORD_TEXTS as texts } from '../../password.texts.ts';
import { PasswordMeter } from '../../ui/password-meter/password-meter.tsx';
import { NewPasswordField } from '../new-password-field.tsx';

/** Field for a password chosen by an emailed link; without script only the field itself. */
export default function ChosenPassword({ error }: { error: string | null }) {
  const [password, setPassword] = useState('');
  const watch = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement) setPassword(target.value);
  };
  return (
    <div onInput={watch}>
      <NewPasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        error={error ?? undefined}
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
      />
      <PasswordMeter password={password} />
    </div>
  );
}
