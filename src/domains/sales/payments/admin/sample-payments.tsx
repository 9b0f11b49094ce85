import { Alert, Group, Paper, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { euros } from '#src/kernel/money.ts';
import { SAMPLE_PAYMENTS, PAYMENT_ADMIN_TEXTS as TEXTS } from '../payment-admin.texts.ts';
import { StatusBadge } from './payment-marks.tsx';

/** Shows three read-only sample rows that were never stored, under a banner that explains it. */
export function SamplePayments() {
  return (
    <Stack>
      <Alert color="orange" icon={<IconInfoCircle aria-hidden />} title={TEXTS.samples} role="note" />
      {SAMPLE_PAYMENTS.rows.map(({ number, customer, service, amount, status }) => (
        <Paper key={number} withBorder p="md">
          <Group justify="space-between">
            <Stack gap={0}>
              <Text fw={600}>{customer}</Text>
              <Text size="sm">{service}</Text>
              <Text size="xs" ff="monospace">
                {number}
              </Text>
            </Stack>
            <Group>
              <Text fw={600}>{euros(amount * 100)}</Text>
              <StatusBadge status={status} />
            </Group>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
