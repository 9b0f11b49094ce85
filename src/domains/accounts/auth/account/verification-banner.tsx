import { useState } from 'react';
import type { z } from 'zod';
import { fill } from '#src/kernel/text.ts';
import { toSentence } from '#src/ui/http/api-error.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import type { CurrentUser } from '../auth.contract.ts';
import { resendVerification } from '../customer.client.ts';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import styles from './customer.module.css';

const texts = CUSTOMER_TEXTS.verification;

/** Shows which address is still unverified, and sends the link again. */
export function VerificationBanner({ user, pending_email }: z.output<typeof CurrentUser>) {
  const [isSending, setSending] = useState(false);
  const [result, setReported] = useState<{ sentence: string; isFailure: boolean }>();
  if (user.email_verified && pending_email === null) return null;
  const resend = async (): Promise<void> => {
    setSending(true);
    setReported(undefined);
    try {
      setReported({ sentence: await resendVerification(), isFailure: false });
    } catch (error) {
      setReported({ sentence: toSentence(error, texts.resendError), isFailure: true });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.banner}>
      <p>
        {pending_email === null
          ? fill(texts.banner, { email: user.email })
          : fill(texts.pending, { email: pending_email })}
      </p>
      <Button look="outline" disabled={isSending} onClick={() => void resend()}>
        {isSending ? texts.resending : texts.resend}
      </Button>
      {result?.isFailure && <Alert>{result.sentence}</Alert>}
      <p role="status">{result?.isFailure === false && result.sentence}</p>
    </div>
  );
}
