import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { NOT_FOR_OTHERS } from '#src/ui/admin/dialog.tsx';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { askProvider, onConfirmation } from '../openid.client.ts';
import { OPENID_SCREEN_TEXTS as TEXTS } from '../openid.texts.ts';
import { useOpenidLabel } from './openid-context.ts';

/** Confirms the identity at the provider, in another window; nothing without a provider. */
export function OpenidProof({ onConfirmed }: { onConfirmed: () => void }) {
  const label = useOpenidLabel();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => (label === null ? undefined : onConfirmation(onConfirmed)), [label, onConfirmed]);
  if (label === null) return null;
  const ask = async (): Promise<void> => {
    setRefusal(undefined);
    await askProvider().catch((error: unknown) => setRefusal(toFailure(TEXTS.failure, error)));
  };
  return (
    <>
      <Button variant="default" onClick={() => void ask()} {...NOT_FOR_OTHERS}>
        {fill(TEXTS.confirmButton, { label })}
      </Button>
      <Text size="xs" c={refusal === undefined ? 'dimmed' : 'red'} role={refusal === undefined ? undefined : 'alert'}>
        {refusal ?? fill(TEXTS.confirmHint, { label })}
      </Text>
    </>
  );
}
