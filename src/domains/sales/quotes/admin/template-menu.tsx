import { Button, Menu, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { formatAmount } from '#src/kernel/money.ts';
import { withoutTax } from '#src/kernel/tax-words.ts';
import { fill } from '#src/kernel/text.ts';
import { QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import type { TemplateLine } from '../quote-template.contract.ts';
import classes from './quotes.module.css';

function getPrice({ unit_price, unit }: TemplateLine, isUntaxed: boolean): string {
  if (unit_price === null) return TEXTS.templateFree;
  const price = formatAmount(unit_price, 'card');
  const text = unit === '' ? TEXTS.templatePriceAlone : TEXTS.templatePrice;
  return fill(isUntaxed ? withoutTax(text) : text, { price, unit });
}

interface TemplateMenuProps {
  lines: readonly TemplateLine[];
  /** No tax is charged: prices need no word about it. */
  isUntaxed: boolean;
  onChoose: (line: TemplateLine) => void;
}

/** Copies a line from the published prices. */
export function TemplateMenu({ lines, isUntaxed, onChoose }: TemplateMenuProps) {
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
            <Text size="xs" className={classes.hint ?? ''}>
              {[getPrice(line, isUntaxed), line.hint].filter(Boolean).join('\u00A0· ')}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
