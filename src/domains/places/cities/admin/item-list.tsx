import { Button, Fieldset, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fill } from '#src/kernel/text.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import type { CityValues } from './city-values.ts';

interface ItemListProps<Item> {
  form: UseFormReturnType<CityValues>;
  /** Path of the list in the form: "job.steps". */
  path: string;
  items: readonly Item[];
  /** Most items that the section holds. */
  most: number;
  empty: Item;
  toTitle: (item: Item) => string;
  /** Fields of one item, whose paths begin with `at`. */
  children: (at: string, item: Item) => ReactNode;
}

/** Edits the items of a section: fields for each, added at the end, removed one by one. */
export function ItemList<Item>({ form, path, items, most, empty, toTitle, children }: ItemListProps<Item>) {
  return (
    <Stack gap="sm">
      {items.map((item, place) => (
        <Fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and a title changes while it is typed
          key={place}
          legend={toTitle(item) || fill(TEXTS.item, { number: place + 1 })}
        >
          <Stack gap="xs">
            {children(`${path}.${place}`, item)}
            <Group justify="flex-end">
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                leftSection={<IconTrash size={16} aria-hidden />}
                aria-label={toTitle(item) ? fill(TEXTS.removeItem, { title: toTitle(item) }) : TEXTS.removeUntitled}
                onClick={() => form.removeListItem(path, place)}
              >
                {TEXTS.removeUntitled}
              </Button>
            </Group>
          </Stack>
        </Fieldset>
      ))}
      {items.length < most && (
        <Group>
          <Button
            variant="light"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.insertListItem(path, empty)}
          >
            {TEXTS.addItem}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
