import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import styles from './account.module.css';
import { ACCOUNT_TEXTS as texts } from './account.texts.ts';
import { AccountField } from './account-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof AccountField>, 'type' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** Password field with a button to show the text; warns when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className={styles.password}>
      <AccountField
        {...props}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyUp={watch}
        onKeyDown={watch}
        onBlur={() => setCapsLock(false)}
      />
      <button type="button" className={styles.eye} onClick={() => setVisible(!isVisible)}>
        {isVisible ? texts.hidePassword : texts.showPassword}
      </button>
      <p role="status" className={styles.caps}>
        {hasCapsLock && texts.capsLock}
      </p>
    </div>
  );
}
