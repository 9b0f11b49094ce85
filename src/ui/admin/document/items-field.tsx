import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { moved } from '#src/kernel/document-fields.ts';
import { fill } from '#src/kernel/text.ts';
import { MoveButtons } from '../move-buttons.tsx';
import { RowButton } from '../row-button.tsx';
import { DOCUMENT_EDITOR_TEXTS } from './document-editor.texts.ts';

const { fields: TEXTS } = DOCUMENT_EDITOR_TEXTS;

interface ItemsFieldProps<Item> {
  label: string;
  path: string;
  most: number;
  list: Item[];
  /** Returns a new entry. */
  getEmpty: () => Item;
  onChange: (path: string, value: unknown) => void;
  children: (item: Item, path: string, label: string) => ReactNode;
}

/** List of entries in a section, which can be added, moved and removed. */
export function ItemsField<Item>({ label, path, most, list, getEmpty, onChange, children }: ItemsFieldProps<Item>) {
  const toName = (place: number): string => fill(TEXTS.item, { name: label, place: place + 1 });
  return (
    <Stack gap="sm">
      {list.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their order is the content
        <Fragment key={place}>
          <Fieldset legend={toName(place)} p="sm">
            {children(item, `${path}.${place}`, toName(place))}
            <Group gap={4} justify="flex-end" mt="xs">
              <MoveButtons
                name={toName(place)}
                isFirst={place === 0}
                isLast={place === list.length - 1}
                isBusy={false}
                onMove={(step) => onChange(path, moved(list, place, step))}
              />
              <RowButton
                title={fill(TEXTS.removeItem, { name: toName(place) })}
                label={fill(TEXTS.removeItem, { name: toName(place) })}
                icon={IconTrash}
                onPress={() => onChange(path, list.toSpliced(place, 1))}
              />
            </Group>
          </Fieldset>
        </Fragment>
      ))}
      {list.length < most && (
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange(path, [...list, getEmpty()])}
        >
          {fill(TEXTS.addItem, { name: label })}
        </Button>
      )}
    </Stack>
  );
}
