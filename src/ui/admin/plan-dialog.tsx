import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { getShownZone, shownInstant } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from './dialog.tsx';

interface PlanDialogProps {
  texts: Record<'title' | 'date' | 'zone' | 'confirm', string>;
  isOpen: boolean;
  onClose: () => void;
  /** `at` is an instant in UTC. */
  onPlan: (at: string) => unknown;
}

const isZoneOfDevice = (): boolean => new Intl.DateTimeFormat().resolvedOptions().timeZone === getShownZone();

/** Asks for the instant of a publication, in the time zone in which it is shown afterwards. */
export function PlanDialog({ texts, isOpen, onClose, onPlan }: PlanDialogProps) {
  const [local, setLocal] = useState('');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPlan(shownInstant(local).toISOString());
        }}
      >
        <TextInput
          type="datetime-local"
          label={texts.date}
          description={isZoneOfDevice() ? undefined : fill(texts.zone, { zone: getShownZone() })}
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
