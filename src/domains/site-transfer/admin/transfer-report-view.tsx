import { Alert, Group, Stack, Table, Text } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { REACHED_BY_KEYS } from '#src/ui/admin/scrolled-table.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { ReportRow, TransferReport } from '../transfer-report.contract.ts';
import { TRANSFER_SCREEN_TEXTS as TEXTS } from '../transfer-screen.texts.ts';

/** Number of records shown of a long report. */
const SHOWN = 60;

function Rows({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <>
      <Table.ScrollContainer minWidth={420} scrollAreaProps={REACHED_BY_KEYS}>
        <Table aria-label={TEXTS.report} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{TEXTS.columns.part}</Table.Th>
              <Table.Th scope="col">{TEXTS.columns.name}</Table.Th>
              <Table.Th scope="col">{TEXTS.columns.outcome}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, SHOWN).map(({ part, name, outcome, reason }) => (
              <Table.Tr key={`${part}-${name}-${outcome}-${reason}`}>
                <Table.Td>{TEXTS.parts[part]}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{name}</Table.Td>
                <Table.Td>{reason === '' ? TEXTS.outcomes[outcome] : fill(TEXTS.refused, { reason })}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {fill(TEXTS.more, { count: rows.length - SHOWN })}
        </Text>
      )}
    </>
  );
}

/** Shows what a file would change, or has changed. */
export function TransferReportView({ report }: { report: TransferReport }) {
  const { applied, counts, rows, kept, pictures, notes } = report;
  const parts = [...new Set(counts.map(({ part }) => part))];
  return (
    <Stack gap="sm">
      <Text fw={600} role="status">
        {applied ? TEXTS.done : rows.length === 0 ? TEXTS.nothing : TEXTS.report}
      </Text>
      {parts.map((part) => (
        <Group key={part} gap="xs">
          <Text size="sm" w={150}>
            {TEXTS.parts[part]}
          </Text>
          {counts
            .filter((one) => one.part === part)
            .map(({ outcome, count }) => (
              <StatusBadge key={outcome} status={outcome}>
                {fill(TEXTS.count, { count, outcome: TEXTS.outcomes[outcome] })}
              </StatusBadge>
            ))}
        </Group>
      ))}
      {kept > 0 && <Text size="sm">{fill(TEXTS.kept, { count: kept })}</Text>}
      {pictures.stored + pictures.known > 0 && (
        <Text size="sm">{fill(TEXTS.pictures, { stored: pictures.stored, known: pictures.known })}</Text>
      )}
      {pictures.missing.length > 0 && <Text size="sm">{fill(TEXTS.missing, { count: pictures.missing.length })}</Text>}
      {notes.map((note) => (
        <Alert key={note} color="blue" role="note">
          {note}
        </Alert>
      ))}
      {rows.length > 0 && <Rows rows={rows} />}
    </Stack>
  );
}
