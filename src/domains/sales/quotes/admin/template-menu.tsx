import { Button, Menu, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import type { TemplateLine } from '../quote-template.contract.ts';
import classes from './quotes.module.css';

function getPrice({ unit_price, unit }: TemplateLine): string {
  if (unit_price === null) return TEXTS.templateFree;
  const price = formatAmount(unit_price, 'card');
  return unit === '' ? fill(TEXTS.templatePriceAlone, { price }) : fill(TEXTS.templatePrice, { price, unit });
}

interface TemplateMenuProps {
  lines: readonly TemplateLine[];
  onChoose: (line: TemplateLine) => void;
}

/** Copies a line from the published prices. */
export function TemplateMenu({ lines, onChoose }: TemplateMenuProps) {
  const placed = lines.map((line, place) => ({ line, key: `place-${place}` }));
  return (
    <Menu position="bottom-start" width={340} withinPortal={false} returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconTemplate size={18} aria-hidden />}>
          {TEXTS.template}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.templates ?? ''}>
        {placed.map(({ line, key }) => (
          <Menu.Item key={key} onClick={() => onChoose(line)}>
            {line.label}
            <Text size="xs" c="dimmed">
              {[getPrice(line), line.hint].filter(Boolean).join('\u00A0· ')}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
