import { Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { DASHBOARD_TEXTS as TEXTS } from '../../dashboard.texts.ts';
import classes from './chart-card.module.css';

interface ChartCardProps {
  title: string;
  /** Content of the chart in a sentence. */
  summary: string;
  tools?: ReactNode;
  /** Table with the same data. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}

function DataTable({ title, columns, rows }: Pick<ChartCardProps, 'title' | 'columns' | 'rows'>) {
  return (
    <table className={classes.table}>
      <VisuallyHidden component="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chart card with text alternatives: a sentence, and a table behind a button. */
export function ChartCard({ title, summary, tools, columns, rows, children }: ChartCardProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={classes.card ?? ''}>
      <Group justify="space-between" align="flex-start" gap="xs" mb={4}>
        <Title order={2} fz="lg" id={id}>
          {title}
        </Title>
        {tools}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {summary}
      </Text>
      {children}
      {rows.length > 0 && (
        <details className={classes.details}>
          <summary>{TEXTS.charts.data}</summary>
          <DataTable title={title} columns={columns} rows={rows} />
        </details>
      )}
    </Paper>
  );
}
