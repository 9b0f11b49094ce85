import { useState } from 'react';
import { AccountField } from '#src/ui/account/account-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { AUTH_TEXTS as texts } from '../auth.texts.ts';
import { answerCustomerChallenge } from '../customer.client.ts';
import { TwoFactorCode } from '../two-factor.contract.ts';
import styles from './customer.module.css';

interface CodeFormProps {
  challenge: string;
  onSignedIn: () => void;
  onStartAgain: () => void;
}

/** Second step of a sign-in: the telephone's code, or a recovery code. */
export function CodeForm({ challenge, onSignedIn, onStartAgain }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { form, field, failure, isSending, reset } = useAccountForm({
    schema: TwoFactorCode,
    start: { code: '' },
    send: ({ code }) => answerCustomerChallenge(challenge, code),
    onDone: onSignedIn,
    failure: texts.wrongCode,
  });
  const swap = (): void => {
    reset();
    setRecovery(!isRecovery);
  };
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert>{failure}</Alert>}
      <p>{isRecovery ? texts.recoveryIntro : texts.codeIntro}</p>
      <AccountField
        key={String(isRecovery)}
        label={isRecovery ? texts.recovery : texts.code}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        maxLength={isRecovery ? 40 : 12}
        {...field('code')}
      />
      <SubmitButton label={texts.codeSubmit} busyLabel={texts.codeSubmitting} isBusy={isSending} />
      <Button look="quiet" onClick={swap}>
        {isRecovery ? texts.useTelephone : texts.useRecovery}
      </Button>
      <Button look="quiet" onClick={onStartAgain}>
        {texts.startAgain}
      </Button>
    </form>
  );
}
