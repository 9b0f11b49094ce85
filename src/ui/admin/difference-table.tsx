import { Table } from '@mantine/core';
import { REACHED_BY_KEYS } from './scrolled-table.ts';

interface DifferenceTableProps {
  /** Titles of the columns: section, field, and both states. */
  titles: readonly [string, string, string, string];
  rows: readonly { section: string; field: string; before: string; after: string }[];
}

/** What differs between two texts, one field a line. */
export function DifferenceTable({ titles, rows }: DifferenceTableProps) {
  return (
    <Table.ScrollContainer minWidth={600} w="100%" scrollAreaProps={REACHED_BY_KEYS}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {titles.map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ section, field, before, after }) => (
            <Table.Tr key={`${section}/${field}/${before}/${after}`}>
              <Table.Td>{section}</Table.Td>
              <Table.Td>{field}</Table.Td>
              <Table.Td>{before}</Table.Td>
              <Table.Td>{after}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
