import { useEffect, useRef } from 'react';
import { PasswordField } from '#src/ui/account/password-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { RECENT_SIGN_IN_TEXTS as texts } from '#src/ui/http/recent-sign-in.texts.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { confirmCustomer } from '../customer.client.ts';
import { OwnPassword } from '../two-factor.contract.ts';
import { useConfirmation } from '../ui/use-confirmation.ts';
import styles from './customer.module.css';

function ConfirmForm({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { form, field, failure, isSending } = useAccountForm({
    schema: OwnPassword,
    start: { password: '' },
    send: ({ password }) => confirmCustomer(password),
    onDone: () => onAnswer(true),
    failure: texts.failure,
  });
  return (
    <form {...form} className={styles.form}>
      <h2 id="confirmation">{texts.title}</h2>
      {failure && <Alert>{failure}</Alert>}
      <p>{texts.text}</p>
      <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      <p className={styles.buttons}>
        <SubmitButton label={texts.submit} busyLabel={texts.submitting} isBusy={isSending} />
        <Button look="quiet" size="large" onClick={() => onAnswer(false)}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

/** Asks a customer for the password in a dialog, before a call that needs a recent sign-in is repeated. */
export function ConfirmDialog() {
  const { isAsked, answer } = useConfirmation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="confirmation" onClose={() => answer(false)}>
      <ConfirmForm onAnswer={answer} />
    </dialog>
  );
}
