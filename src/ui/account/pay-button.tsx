import { useState } from 'react';
import { toSentence } from '../http/api-error.ts';
import { Alert } from '../public/alert.tsx';
import { Button } from '../public/button.tsx';

interface PayButtonProps {
  label: string;
  look?: 'primary' | 'patine';
  /** Returns the payment page's address, which contains a link token. */
  getAddress: () => Promise<string>;
  /** Sentence for a failure without one of its own. */
  failure: string;
}

/** Opens the payment page as a separate document, without the session. */
export function PayButton({ label, look = 'primary', getAddress, failure }: PayButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const open = async (): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      window.location.assign(await getAddress());
    } catch (error) {
      setRefusal(toSentence(error, failure));
      setBusy(false);
    }
  };
  return (
    <>
      {refusal && <Alert>{refusal}</Alert>}
      <Button look={look} icon="wallet" disabled={isBusy} onClick={() => void open()}>
        {label}
      </Button>
    </>
  );
}
