import { Button, Group, Text } from '@mantine/core';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDeleteProps {
  /** Question that names the record: "Supprimer le service « Zinguerie » ?"; null closes the dialog. */
  question: string | null;
  /** Which other data is deleted with it or stays. */
  consequence?: string;
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a permanent deletion; the cancel button has the focus. */
export function ConfirmDelete({ question, consequence, isBusy = false, onCancel, onConfirm }: ConfirmDeleteProps) {
  return (
    <Dialog isShort isOpen={question !== null} onClose={onCancel} title={question}>
      <Text size="sm" mb="md">
        {consequence && `${consequence} `}
        {ADMIN_TEXTS.irreversible}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {ADMIN_TEXTS.cancel}
        </Button>
        <Button color="red" loading={isBusy} onClick={onConfirm}>
          {ADMIN_TEXTS.remove}
        </Button>
      </Group>
    </Dialog>
  );
}
