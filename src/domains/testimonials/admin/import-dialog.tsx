import { Alert, Badge, Button, FileButton, Group, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { toCsv } from '#src/kernel/csv.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { saveFile } from '#src/ui/http/download.ts';
import type { TestimonialImport } from '../testimonial-admin.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS } from '../testimonial-admin.texts.ts';
import { ReviewStars } from './review-stars.tsx';
import classes from './reviews.module.css';
import { useImport } from './use-import.ts';

const { importing: TEXTS, columns: COLUMNS } = TESTIMONIAL_ADMIN_TEXTS;
/** Number of lines in the preview. */
const SHOWN = 8;

const one = (count: number, sentences: readonly string[]): string =>
  fill(sentences[count === 1 ? 0 : 1] ?? '', { count });

function Errors({ errors }: Pick<TestimonialImport, 'errors'>) {
  return (
    <Alert color="red" role="alert" title={one(errors.length, TEXTS.wrong)}>
      <ul className={classes.errors}>
        {errors.map((error) => (
          <li key={`${error.line}-${error.message}`}>{fill(TEXTS.line, error)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function Preview({ read: { rows, errors, ignored } }: { read: TestimonialImport }) {
  const known = rows.filter(({ is_known }) => is_known).length;
  const fresh = rows.length - known;
  return (
    <Stack gap="sm">
      {errors.length > 0 && <Errors errors={errors} />}
      <Text role="status" fw={600}>
        {fill(TEXTS.fresh[Math.min(fresh, 2)] ?? '', { count: fresh })}
      </Text>
      {known > 0 && <Text size="sm">{one(known, TEXTS.known)}</Text>}
      {ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {fill(TEXTS.ignored, { columns: ignored.join(', ') })}
        </Text>
      )}
      {rows.length > 0 && (
        <Table.ScrollContainer minWidth={420}>
          <Table aria-label={TEXTS.preview} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{COLUMNS.name}</Table.Th>
                <Table.Th scope="col">{COLUMNS.content}</Table.Th>
                <Table.Th scope="col">{COLUMNS.rating}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.slice(0, SHOWN).map(({ line, name, location, content, rating, is_known }) => (
                <Table.Tr key={line}>
                  <Table.Td>
                    {name}
                    {location && `, ${location}`} {is_known && <Badge variant="light">{TEXTS.already}</Badge>}
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm" lineClamp={2}>
                      {content}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <ReviewStars rating={rating} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {rows.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {fill(TEXTS.more, { count: rows.length - SHOWN })}
        </Text>
      )}
    </Stack>
  );
}

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function ImportForm({ onClose, onDone }: Omit<ImportDialogProps, 'isOpen'>) {
  const { read, fileName, failure, isBusy, take, apply } = useImport(onDone);
  const fresh = read?.rows.filter(({ is_known }) => !is_known).length ?? 0;
  const [model] = useState(() => new Blob([toCsv(TEXTS.modelLines)], { type: 'text/csv' }));
  return (
    <Stack>
      <Text size="sm">{TEXTS.hint}</Text>
      <Group gap="xs">
        <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void take(file)}>
          {(button) => (
            <Button {...button} variant={read ? 'default' : 'filled'} loading={isBusy && !read}>
              {read ? TEXTS.other : TEXTS.choose}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={() => saveFile(model, TEXTS.modelFile)}>
          {TEXTS.model}
        </Button>
        {fileName && <Text size="sm">{fileName}</Text>}
      </Group>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {read && <Preview read={read} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {TESTIMONIAL_ADMIN_TEXTS.cancel}
        </Button>
        <Button
          loading={isBusy && read !== undefined}
          disabled={fresh === 0 || (read?.errors.length ?? 0) > 0}
          onClick={() => void apply()}
        >
          {one(fresh, TEXTS.apply)}
        </Button>
      </Group>
    </Stack>
  );
}

/** Imports the reviews of a file after a preview of its content. */
export function ImportDialog({ isOpen, ...form }: ImportDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={TEXTS.title} size="lg" closesOutside={false}>
      <ImportForm {...form} />
    </Dialog>
  );
}
