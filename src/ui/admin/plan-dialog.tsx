import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

interface PlanDialogProps {
  texts: Record<'title' | 'date' | 'confirm', string>;
  isOpen: boolean;
  onClose: () => void;
  /** `at` is an instant in UTC. */
  onPlan: (at: string) => unknown;
}

/** Asks for the instant of a publication, in the time of this device. */
export function PlanDialog({ texts, isOpen, onClose, onPlan }: PlanDialogProps) {
  const [local, setLocal] = useState('');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPlan(new Date(local).toISOString());
        }}
      >
        <TextInput
          type="datetime-local"
          label={texts.date}
          required
          value={local}
          onChange={({ currentTarget }) => setLocal(currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit">{texts.confirm}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
