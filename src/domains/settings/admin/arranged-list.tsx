import { ActionIcon, Button, Group, Input, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fill } from '#src/kernel/text.ts';
import classes from './settings.module.css';

/** Labels of a list; `{number}` is a position. Without `up` and `down` the order has no meaning. */
interface ListWords {
  item: string;
  add: string;
  remove: string;
  up?: string;
  down?: string;
  /** Shown while the list is empty. */
  none?: string;
}

/** Props to render one item of the list. */
export interface ArrangedItem<Item> {
  item: Item;
  onChange: (change: Partial<Item>) => void;
  /** Buttons: move up, move down, remove. */
  buttons: ReactNode;
}

interface ArrangedListProps<Item> {
  label: string;
  description?: string;
  error: string | undefined;
  words: ListWords;
  items: Item[];
  /** Item that "add" appends. */
  blank: Item;
  most: number;
  onChange: (items: Item[]) => void;
  children: (rendered: ArrangedItem<Item>) => ReactNode;
}

function moved<Item>(items: Item[], index: number, by: 1 | -1): Item[] {
  const [item] = items.slice(index, index + 1);
  return item === undefined ? items : items.toSpliced(index, 1).toSpliced(index + by, 0, item);
}

/** Edits a list setting: items can be changed, added, removed, and sorted where the order matters. */
export function ArrangedList<Item extends object>(list: ArrangedListProps<Item>) {
  const { words, items, blank, most, onChange, children } = list;
  // Items have no id: their position is the key.
  const placed = items.map((item, index) => ({ item, index, number: index + 1, key: `place-${index}` }));
  const getButtons = (index: number, number: number): ReactNode => (
    <Group gap={4} wrap="nowrap">
      {words.up && (
        <ActionIcon
          disabled={index === 0}
          aria-label={fill(words.up, { number })}
          onClick={() => onChange(moved(items, index, -1))}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
      )}
      {words.down && (
        <ActionIcon
          disabled={number === items.length}
          aria-label={fill(words.down, { number })}
          onClick={() => onChange(moved(items, index, 1))}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon aria-label={fill(words.remove, { number })} onClick={() => onChange(items.toSpliced(index, 1))}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
  return (
    <Input.Wrapper label={list.label} labelElement="div" description={list.description} error={list.error}>
      <Stack gap="xs" mt={4}>
        {items.length === 0 && words.none && (
          <Text size="sm" c="dimmed">
            {words.none}
          </Text>
        )}
        {placed.map(({ item, index, number, key }) => (
          <Paper key={key} component="fieldset" withBorder className={classes.line ?? ''}>
            <VisuallyHidden component="legend">{fill(words.item, { number })}</VisuallyHidden>
            {children({
              item,
              onChange: (change) => onChange(items.with(index, { ...item, ...change })),
              buttons: getButtons(index, number),
            })}
          </Paper>
        ))}
        {items.length < most && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => onChange([...items, blank])}
          >
            {words.add}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
