import { Button, Group, Text } from '@mantine/core';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDeleteProps {
  /** What is about to go, as a question: "Supprimer le service « Zinguerie » ?"; null closes the box. */
  question: string | null;
  /** What goes with it, or what stays. */
  consequence?: string;
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is deleted for good; the way out has the focus. */
export function ConfirmDelete({ question, consequence, isBusy = false, onCancel, onConfirm }: ConfirmDeleteProps) {
  return (
    <Dialog isOpen={question !== null} onClose={onCancel} title={question}>
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
