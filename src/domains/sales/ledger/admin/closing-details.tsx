import { Group, Stack, Table, Text } from '@mantine/core';
import { formatDateTime } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { DemoBadge } from '#src/ui/admin/demo-badge.tsx';
import { MEANS } from '../ledger.contract.ts';
import type { Closing } from '../ledger-closing.contract.ts';
import { CLOSING_TEXTS as TEXTS } from '../ledger-closing.texts.ts';
import { describeEntries, describePeriod } from '../ledger-closing.views.ts';

function Row({ label, amount, isSum = false }: { label: string; amount: number; isSum?: boolean }) {
  return (
    <Table.Tr fw={isSum ? 600 : 400}>
      <Table.Td>{label}</Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }} data-figures>
        {formatAmount(amount, 'document')}
      </Table.Td>
    </Table.Tr>
  );
}

/** Shows the sums of one closing, the entries that it contains, and its hash. */
export function ClosingDetails({ record: closing }: { record: Closing }) {
  return (
    <Stack>
      <Group justify="space-between">
        <Text fw={600}>{describePeriod(closing)}</Text>
        {closing.is_demo && <DemoBadge />}
      </Group>
      <Table aria-label={TEXTS.details}>
        <Table.Tbody>
          {MEANS.filter((means) => closing.received[means] !== 0).map((means) => (
            <Row key={means} label={TEXTS.received[means]} amount={closing.received[means]} />
          ))}
          {closing.refunded !== 0 && <Row label={TEXTS.refunded} amount={closing.refunded} />}
          {closing.corrected !== 0 && <Row label={TEXTS.corrected} amount={closing.corrected} />}
          <Row label={TEXTS.total} amount={closing.total} isSum />
          <Row label={TEXTS.perpetual} amount={closing.perpetual} isSum />
        </Table.Tbody>
      </Table>
      <Stack gap={4}>
        <Text size="sm">{describeEntries(closing)}</Text>
        <Text size="sm">{fill(TEXTS.closedAt, { time: formatDateTime(closing.closed_at) })}</Text>
        <Text size="xs" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {TEXTS.hash} {closing.hash}
        </Text>
      </Stack>
    </Stack>
  );
}
