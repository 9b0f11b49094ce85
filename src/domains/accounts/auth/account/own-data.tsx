import { useState } from 'react';
import { PasswordField } from '#src/ui/account/password-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { toSentence } from '#src/ui/http/api-error.ts';
import { clearSession } from '#src/ui/http/stored-session.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { eraseAccount, exportOwnData } from '../profile.client.ts';
import { OwnPassword } from '../two-factor.contract.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './customer.module.css';

const texts = CUSTOMER_TEXTS.data;

/** Asks for the password before the account is deleted. */
function EraseForm({ onCancel }: { onCancel: () => void }) {
  const { form, field, failure, isSending } = useAccountForm({
    schema: OwnPassword,
    start: { password: '' },
    send: ({ password }) => eraseAccount(password),
    onDone: () => {
      clearSession();
      window.location.assign('/');
    },
    failure: texts.eraseError,
  });
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert>{failure}</Alert>}
      <PasswordField label={texts.erasePassword} autoComplete="current-password" {...field('password')} />
      <p className={styles.buttons}>
        <SubmitButton label={texts.eraseConfirm} busyLabel={texts.erasing} isBusy={isSending} />
        <Button look="quiet" size="large" onClick={onCancel}>
          {texts.eraseCancel}
        </Button>
      </p>
    </form>
  );
}

/** Offers the legal rights over one's own data: export and erasure. */
export function OwnDataCard() {
  const [failure, setFailure] = useState<string>();
  const [isErasing, setErasing] = useState(false);
  const exportAll = async (): Promise<void> => {
    setFailure(undefined);
    await exportOwnData().catch((error: unknown) => setFailure(toSentence(error, texts.exportError)));
  };
  return (
    <section className={styles.card} aria-labelledby="mes-donnees">
      <h2 id="mes-donnees">{texts.title}</h2>
      {failure && <Alert>{failure}</Alert>}
      <ConfirmDialog />
      <p>{texts.exportText}</p>
      <p>
        <Button look="outline" onClick={() => void exportAll()}>
          {texts.export}
        </Button>
      </p>
      <p>{texts.eraseText}</p>
      {isErasing ? (
        <EraseForm onCancel={() => setErasing(false)} />
      ) : (
        <p>
          <Button look="quiet" onClick={() => setErasing(true)}>
            {texts.erase}
          </Button>
        </p>
      )}
    </section>
  );
}
