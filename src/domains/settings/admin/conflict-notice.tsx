import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { fieldLabel, groupLabel, valueWords } from './setting-words.ts';
import type { Conflict } from './use-settings-form.ts';

const { conflict: TEXTS } = SETTINGS_SCREEN_TEXTS;

interface ConflictNoticeProps {
  conflict: Conflict;
  onTake: () => void;
  onKeep: () => void;
}

/** Shows that another user saved the group: the stored values beside the edited ones. */
export function ConflictNotice({ conflict: { group, clashes }, onTake, onKeep }: ConflictNoticeProps) {
  return (
    <Alert color="orange" role="alert" mb="md" title={fill(TEXTS.title, { group: groupLabel(group) })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{TEXTS.text}</Text>
        {clashes.length > 0 && (
          <List size="sm">
            {clashes.map(({ field, saved, typed }) => (
              <List.Item key={field}>
                {fill(TEXTS.clash, {
                  field: fieldLabel(group, field),
                  saved: valueWords(group, field, saved),
                  typed: valueWords(group, field, typed),
                })}
              </List.Item>
            ))}
          </List>
        )}
        <Text size="sm">{TEXTS.again}</Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="light" onClick={onTake}>
            {TEXTS.take}
          </Button>
          <Button size="compact-sm" variant="light" onClick={onKeep}>
            {TEXTS.keep}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
