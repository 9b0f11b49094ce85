import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ComparisonTable } from '#src/ui/admin/comparison-table.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { importSettings } from '../setting.client.ts';
import type { SettingsReading } from '../setting-exchange.contract.ts';
import { type FieldDifference, type FileDifference, getImport } from '../setting-exchange.views.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { fieldLabel, groupLabel, valueWords } from './setting-words.ts';

const { exchange: TEXTS, cancel: CANCEL } = SETTINGS_SCREEN_TEXTS;

const getName = (group: string, field: string): string =>
  field === '' ? groupLabel(group) : `${groupLabel(group)} – ${fieldLabel(group, field)}`;

function getCount(count: number): string {
  if (count === 0) return TEXTS.none;
  return count === 1 ? TEXTS.foundOne : fill(TEXTS.found, { count });
}

function Differences({ changes }: { changes: FieldDifference[] }) {
  const rows = changes.map(({ group, field, before, after }) => ({
    key: `${group}.${field}`,
    name: getName(group, field),
    values: [valueWords(group, field, before), valueWords(group, field, after)],
  }));
  return <ComparisonTable label={TEXTS.title} field={TEXTS.field} heads={[TEXTS.before, TEXTS.after]} rows={rows} />;
}

interface ImportDialogProps {
  /** Changes in the file; undefined while the dialog is closed. */
  difference: FileDifference | undefined;
  saved: SettingsReading;
  onClose: () => void;
  onImported: () => Promise<void>;
}

/** Shows the changes in a file before they are imported. */
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
      const settings = getImport(changes);
      const read = Object.keys(settings).map((group) => [group, saved.versions[group as keyof typeof saved.versions]]);
      await importSettings(settings, Object.fromEntries(read));
      await onImported();
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.importError, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen={difference !== undefined} onClose={close} title={TEXTS.title} size="lg">
      <Stack>
        <Text size="sm">{getCount(changes.length)}</Text>
        {changes.length > 0 && <Differences changes={changes} />}
        {wrong.length > 0 && (
          <Alert color="orange" title={TEXTS.wrong}>
            <List size="sm">
              {wrong.map(({ group, field, reason }) => (
                <List.Item key={`${group}.${field}`}>
                  {fill(TEXTS.wrongValue, { name: getName(group, field), reason })}
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
