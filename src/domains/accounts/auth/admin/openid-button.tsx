import { Alert, Button, Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { ofName } from '#src/kernel/french-names.ts';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { useHydrated } from '#src/ui/admin/use-hydrated.ts';
import { leaveForProvider } from '../openid.client.ts';
import { OPENID_SCREEN_TEXTS as TEXTS } from '../openid.texts.ts';
import { useOpenidLabel } from './openid-context.ts';

/** Leads to the identity provider; nothing without one. */
export function OpenidButton({ next }: { next: string }) {
  const label = useOpenidLabel();
  const isReady = useHydrated();
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (label === null) return null;
  const leave = async (): Promise<void> => {
    setRefusal(undefined);
    setLeaving(true);
    try {
      await leaveForProvider(next);
    } catch (error) {
      setLeaving(false);
      setRefusal(toFailure(TEXTS.failure, error));
    }
  };
  return (
    <Stack gap="md" mt="lg">
      <Divider label={TEXTS.or} labelPosition="center" />
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Button
        variant="default"
        size="md"
        fullWidth
        h="auto"
        mih={42}
        py="xs"
        disabled={!isReady || isLeaving}
        onClick={() => void leave()}
        styles={{ label: { whiteSpace: 'normal', lineHeight: 1.3 } }}
      >
        {fill(isLeaving ? TEXTS.leaving : TEXTS.button, { label, of_label: ofName(label) })}
      </Button>
    </Stack>
  );
}
