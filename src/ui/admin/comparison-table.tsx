import { Table } from '@mantine/core';
import classes from './comparison-table.module.css';

interface ComparisonTableProps {
  /** "Champ". */
  field: string;
  /** "Avant", "Après": one header per value of a row. */
  heads: readonly string[];
  rows: readonly { key: string; name: string; values: readonly string[] }[];
  label?: string;
}

/** Shows values of the same fields side by side; below 720 px each under its name. */
export function ComparisonTable({ field, heads, rows, label }: ComparisonTableProps) {
  return (
    <Table className={classes.table ?? ''} verticalSpacing="xs" aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {[field, ...heads].map((head) => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, values }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{name}</Table.Th>
            {heads.map((head, index) => (
              <Table.Td key={head} data-label={head}>
                {values[index]}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
