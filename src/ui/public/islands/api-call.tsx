import { useState } from 'react';
import styles from '../api-console/api-console.module.css';
import { API_CONSOLE_TEXTS } from '../api-console/api-console.texts.ts';
import { CallForm } from '../api-console/call-form.tsx';
import { type CallDescription, loadCall } from '../api-console/description.ts';
import { Button } from '../button.tsx';

const { call: texts } = API_CONSOLE_TEXTS;

/** Tries one call of the API: a button that opens its form. */
export default function ApiCall({ name }: { name: string }) {
  const [call, setCall] = useState<CallDescription>();
  const [step, setStep] = useState<'closed' | 'loading' | 'failed'>('closed');
  const open = (): void => {
    if (step === 'loading') return;
    setStep('loading');
    loadCall(name).then(setCall, () => setStep('failed'));
  };
  if (call !== undefined) return <CallForm call={call} />;
  return (
    <div className={styles.opener}>
      <Button look="outline" aria-disabled={step === 'loading'} onClick={open}>
        {step === 'loading' ? texts.loading : texts.open}
      </Button>
      {step === 'failed' && <p role="alert">{texts.failed}</p>}
    </div>
  );
}
