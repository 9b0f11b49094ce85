import { Button, Group, Text } from '@mantine/core';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmActProps {
  /** "Émettre la facture ?"; null closes the dialog. */
  question: string | null;
  /** Consequence of the action. */
  consequence: string;
  confirm: string;
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone; the cancel button has the focus. */
export function ConfirmAct({ question, consequence, confirm, isBusy = false, onCancel, onConfirm }: ConfirmActProps) {
  return (
    <Dialog isShort isOpen={question !== null} onClose={onCancel} title={question}>
      <Text size="sm" mb="md">
        {consequence}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {ADMIN_TEXTS.cancel}
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
