import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { enableTwoFactor, setUpTwoFactor } from '../../profile.client.ts';
import { PROFILE_TEXTS } from '../../profile.texts.ts';
import type { TwoFactorSetup } from '../../two-factor.contract.ts';
import classes from './profile.module.css';
import { copyText } from './recovery-codes-dialog.tsx';

const { twoFactor: TEXTS } = PROFILE_TEXTS;

const getPicture = (address: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`;
/** Splits the secret into groups of four, to read it aloud. */
const readable = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Key({ setup }: { setup: TwoFactorSetup }) {
  return (
    <>
      <Text size="sm">{TEXTS.scan}</Text>
      <img src={getPicture(setup.otpauth_url)} alt={TEXTS.qr} width={200} height={200} className={classes.qr} />
      <Text size="sm">{TEXTS.byHand}</Text>
      <Group gap="xs">
        <Code fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {readable(setup.secret)}
        </Code>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copyText(setup.secret)}
        >
          {TEXTS.copyKey}
        </Button>
      </Group>
    </>
  );
}

function useSetup() {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = turn >= 0;
    setUpTwoFactor()
      .then((fresh) => isCurrent && setSetup(fresh))
      .catch((error: unknown) => {
        if (isCurrent && !isSignedOut(error)) setFailure(toFailure(TEXTS.setUpError, error));
      });
    return () => {
      isCurrent = false;
    };
  }, [turn]);
  const retry = (): void => {
    setFailure(undefined);
    setTurn(turn + 1);
  };
  return { setup, failure, retry };
}

interface EnrolDialogProps {
  onClose: () => void;
  onEnabled: (recoveryCodes: string[]) => Promise<void>;
}

/** Shows the secret for the telephone, and asks for the first code as a proof. */
export function EnrolDialog({ onClose, onEnabled }: EnrolDialogProps) {
  const { setup, failure, retry } = useSetup();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const enable = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    try {
      await onEnabled((await enableTwoFactor(code)).recovery_codes);
    } catch (error) {
      if (!isSignedOut(error)) setRefusal(toFailure(TEXTS.enableError, error));
      setSending(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={TEXTS.setUpTitle} closesOutside={false}>
      {failure !== undefined && <ErrorState message={failure} onRetry={retry} />}
      {setup === undefined && failure === undefined && <LoadingState />}
      {setup !== undefined && (
        <form onSubmit={(event) => void enable(event)} noValidate>
          <Stack gap="sm" align="stretch">
            <Key setup={setup} />
            <Text size="sm">{TEXTS.typeCode}</Text>
            <TextInput
              label={TEXTS.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              data-autofocus
              value={code}
              error={refusal}
              onChange={({ currentTarget }) => {
                setCode(currentTarget.value);
                setRefusal(undefined);
              }}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {ADMIN_TEXTS.cancel}
              </Button>
              <Button type="submit" loading={isSending} disabled={code.trim() === ''}>
                {TEXTS.confirm}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
