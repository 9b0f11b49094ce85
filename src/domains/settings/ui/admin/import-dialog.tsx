import { Alert, Button, Group, List, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { failureOf, isSignedOut } from '#src/ui/admin/failure-sentence.ts';
import { importSettings } from '../../setting.client.ts';
import type { SettingsReading } from '../../setting-exchange.contract.ts';
import { type FieldDifference, type FileDifference, importOf } from '../../setting-exchange.rules.ts';
import { SETTINGS_SCREEN_TEXTS } from '../../settings-screen.texts.ts';
import { fieldLabel, groupLabel, valueWords } from './setting-words.ts';
import classes from './settings.module.css';

const { exchange: TEXTS, cancel: CANCEL } = SETTINGS_SCREEN_TEXTS;

const nameOf = (group: string, field: string): string =>
  field === '' ? groupLabel(group) : `${groupLabel(group)} – ${fieldLabel(group, field)}`;

function countOf(count: number): string {
  if (count === 0) return TEXTS.none;
  return count === 1 ? TEXTS.foundOne : fill(TEXTS.found, { count });
}

function Differences({ changes }: { changes: FieldDifference[] }) {
  return (
    <Table className={classes.differences ?? ''} aria-label={TEXTS.title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{TEXTS.field}</Table.Th>
          <Table.Th scope="col">{TEXTS.before}</Table.Th>
          <Table.Th scope="col">{TEXTS.after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ group, field, before, after }) => (
          <Table.Tr key={`${group}.${field}`}>
            <Table.Th scope="row">{nameOf(group, field)}</Table.Th>
            <Table.Td data-label={TEXTS.before}>{valueWords(group, field, before)}</Table.Td>
            <Table.Td data-label={TEXTS.after}>{valueWords(group, field, after)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface ImportDialogProps {
  /** What the file would change; nothing while the dialog is closed. */
  difference: FileDifference | undefined;
  saved: SettingsReading;
  onClose: () => void;
  onImported: () => Promise<void>;
}

/** What a file would change, before it changes it. */
export function ImportDialog({ difference, saved, onClose, onImported }: ImportDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { changes, wrong } = difference ?? { changes: [], wrong: [] };
  const close = (): void => {
    setFailure(undefined);
    onClose();
  };
  const apply = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const settings = importOf(changes);
      const read = Object.keys(settings).map((group) => [group, saved.versions[group as keyof typeof saved.versions]]);
      await importSettings(settings, Object.fromEntries(read));
      await onImported();
    } catch (error) {
      if (!isSignedOut(error)) setFailure(failureOf(TEXTS.importError, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen={difference !== undefined} onClose={close} title={TEXTS.title} size="lg">
      <Stack>
        <Text size="sm">{countOf(changes.length)}</Text>
        {changes.length > 0 && <Differences changes={changes} />}
        {wrong.length > 0 && (
          <Alert color="orange" title={TEXTS.wrong}>
            <List size="sm">
              {wrong.map(({ group, field, reason }) => (
                <List.Item key={`${group}.${field}`}>
                  {fill(TEXTS.wrongValue, { name: nameOf(group, field), reason })}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {CANCEL}
          </Button>
          {changes.length > 0 && (
            <Button loading={isBusy} onClick={() => void apply()}>
              {TEXTS.apply}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
