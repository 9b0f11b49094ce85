import { Alert, Button, FileButton, Group, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toCsv } from '#src/kernel/csv.ts';
import { fill } from '#src/kernel/text.ts';
import { saveFile } from '#src/ui/http/download.ts';
import { Dialog } from '../dialog.tsx';
import { REACHED_BY_KEYS } from '../scrolled-table.ts';
import { CSV_IMPORT_TEXTS as SHARED } from './csv-import.texts.ts';
import classes from './csv-import-dialog.module.css';
import { type CsvImport, type CsvRead, useCsvImport } from './use-csv-import.ts';

/** Number of lines in the preview. */
const SHOWN = 8;

interface CsvRow {
  line: number;
  /** Already stored: it is not added again. */
  is_known: boolean;
}

/** Sentences in pairs are for one and for several. */
interface CsvImportTexts {
  title: string;
  hint: string;
  modelFile: string;
  modelLines: readonly (readonly string[])[];
  /** For none, one and several. */
  fresh: readonly string[];
  known: readonly string[];
  apply: readonly string[];
  done: readonly string[];
}

interface Column<Row> {
  title: string;
  render: (row: Row) => ReactNode;
}

interface CsvImportDialogProps<Row> extends Pick<CsvImport<Row>, 'send' | 'onDone'> {
  isOpen: boolean;
  onClose: () => void;
  texts: CsvImportTexts;
  columns: Column<Row>[];
}

const one = (count: number, sentences: readonly string[]): string =>
  fill(sentences[count === 1 ? 0 : 1] ?? '', { count });

function Errors({ errors }: Pick<CsvRead<unknown>, 'errors'>) {
  return (
    <Alert color="red" role="alert" title={one(errors.length, SHARED.wrong)}>
      <ul className={classes.errors}>
        {errors.map((error) => (
          <li key={`${error.line}-${error.message}`}>{fill(SHARED.line, error)}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface PreviewProps<Row> extends Pick<CsvImportDialogProps<Row>, 'texts' | 'columns'> {
  read: CsvRead<Row>;
}

function Rows<Row extends CsvRow>({ read: { rows }, columns }: Omit<PreviewProps<Row>, 'texts'>) {
  return (
    <Table.ScrollContainer minWidth={420} scrollAreaProps={REACHED_BY_KEYS}>
      <Table aria-label={SHARED.preview} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ title }) => (
              <Table.Th key={title} scope="col">
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <Table.Tr key={row.line}>
              {columns.map(({ title, render }) => (
                <Table.Td key={title}>{render(row)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Preview<Row extends CsvRow>(props: PreviewProps<Row>) {
  const { read, texts } = props;
  const { rows, errors, ignored } = read;
  const known = rows.filter(({ is_known }) => is_known).length;
  const fresh = rows.length - known;
  return (
    <Stack gap="sm">
      {errors.length > 0 && <Errors errors={errors} />}
      <Text role="status" fw={600}>
        {fill(texts.fresh[Math.min(fresh, 2)] ?? '', { count: fresh })}
      </Text>
      {known > 0 && <Text size="sm">{one(known, texts.known)}</Text>}
      {ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {fill(SHARED.ignored, { columns: ignored.join(', ') })}
        </Text>
      )}
      {rows.length > 0 && <Rows read={read} columns={props.columns} />}
      {rows.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {fill(SHARED.more, { count: rows.length - SHOWN })}
        </Text>
      )}
    </Stack>
  );
}

function ImportForm<Row extends CsvRow>(props: Omit<CsvImportDialogProps<Row>, 'isOpen'>) {
  const { onClose, texts, columns } = props;
  const { read, fileName, failure, isBusy, take, apply } = useCsvImport(props);
  const fresh = read?.rows.filter(({ is_known }) => !is_known).length ?? 0;
  const [model] = useState(() => new Blob([toCsv(texts.modelLines)], { type: 'text/csv' }));
  return (
    <Stack>
      <Text size="sm">{texts.hint}</Text>
      <Group gap="xs">
        <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void take(file)}>
          {(button) => (
            <Button {...button} variant={read ? 'default' : 'filled'} loading={isBusy && !read}>
              {read ? SHARED.other : SHARED.choose}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={() => saveFile(model, texts.modelFile)}>
          {SHARED.model}
        </Button>
        {fileName && <Text size="sm">{fileName}</Text>}
      </Group>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {read && <Preview read={read} texts={texts} columns={columns} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {SHARED.cancel}
        </Button>
        <Button
          loading={isBusy && read !== undefined}
          disabled={fresh === 0 || (read?.errors.length ?? 0) > 0}
          onClick={() => void apply()}
        >
          {one(fresh, texts.apply)}
        </Button>
      </Group>
    </Stack>
  );
}

/** Imports the rows of a CSV file after a preview of its content. */
export function CsvImportDialog<Row extends CsvRow>({ isOpen, ...form }: CsvImportDialogProps<Row>) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={form.texts.title} size="lg" closesOutside={false}>
      <ImportForm {...form} />
    </Dialog>
  );
}
