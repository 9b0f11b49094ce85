import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { Order } from '../order.contract.ts';
import { ORDER_ADMIN_TEXTS } from '../order-admin.texts.ts';

const { completion: TEXTS } = ORDER_ADMIN_TEXTS;

interface ServiceDateDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
  onSave: (serviceDate: string) => void;
}

/** Asks for the day on which the works were completed: today, or an earlier day of the order. */
export function ServiceDateDialog({ order, isOpen, onClose, onSave }: ServiceDateDialogProps) {
  const today = parisDay(new Date());
  const [day, setDay] = useState(order.service_date ?? today);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={TEXTS.title} isOnTop>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(day);
          onClose();
        }}
      >
        <Stack>
          <TextInput
            type="date"
            label={TEXTS.label}
            description={TEXTS.hint}
            required
            data-autofocus
            max={today}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {TEXTS.cancel}
            </Button>
            <Button type="submit">{TEXTS.confirm}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Shows the recorded day of a completed order, with a button to change it. */
export function ServiceDate({ order, onAsk }: { order: Order; onAsk: () => void }) {
  const day = order.service_date;
  return (
    <Group gap="xs">
      <Text size="sm">
        {TEXTS.label} : {day === null ? TEXTS.missing : formatLongDate(day)}
      </Text>
      <Changing>
        <Button size="compact-sm" variant="default" onClick={onAsk}>
          {day === null ? TEXTS.add : TEXTS.change}
        </Button>
      </Changing>
    </Group>
  );
}
