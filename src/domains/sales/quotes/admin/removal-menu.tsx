import { Button, Menu, Text } from '@mantine/core';
import { IconFileMinus } from '@tabler/icons-react';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import { AMENDMENT_SCREEN_TEXTS } from '../quote-amendment-screen.texts.ts';
import { formatNumber } from './quote-words.ts';
import classes from './quotes.module.css';

const { form: TEXTS } = AMENDMENT_SCREEN_TEXTS;

interface RemovalMenuProps {
  lines: readonly LineView[];
  onChoose: (line: LineView) => void;
}

/** Chooses a line of the contract that the amendment takes out. */
export function RemovalMenu({ lines, onChoose }: RemovalMenuProps) {
  const placed = lines.map((line, place) => ({ line, key: `place-${place}` }));
  return (
    <Menu position="bottom-start" width={340} withinPortal={false} returnFocus={false}>
      <Menu.Target>
        <Button variant="default" disabled={lines.length === 0} leftSection={<IconFileMinus size={18} aria-hidden />}>
          {TEXTS.remove}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.templates ?? ''}>
        {placed.map(({ line, key }) => (
          <Menu.Item key={key} onClick={() => onChoose(line)}>
            {line.label}
            <Text size="xs" className={classes.hint ?? ''}>
              {fill(TEXTS.rest, { quantity: formatNumber(line.quantity), unit: line.unit })}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
