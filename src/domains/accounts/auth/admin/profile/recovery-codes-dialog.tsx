import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { saveFile } from '#src/ui/http/download.ts';
import { PROFILE_TEXTS } from '../../profile.texts.ts';
import classes from './profile.module.css';

const { twoFactor: TEXTS } = PROFILE_TEXTS;

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(TEXTS.copied);
  } catch {
    showFailure(TEXTS.copyError);
  }
}

interface RecoveryCodesDialogProps {
  codes: string[];
  email: string;
  onClose: () => void;
}

/** Shows the recovery codes, this one time; only the button that confirms they were saved closes the dialog. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const download = (): void => {
    const lines = [fill(TEXTS.fileHead, { email }), '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), TEXTS.fileName);
  };
  return (
    <Dialog isOpen onClose={onClose} title={TEXTS.codesTitle} closesOutside={false}>
      <Stack>
        <Text size="sm">{TEXTS.codesText}</Text>
        <ul className={classes.codes} aria-label={TEXTS.codesLabel}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copyText(codes.join('\n'))}
          >
            {TEXTS.copy}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
            {TEXTS.download}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>{TEXTS.codesStored}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
