import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withoutTax } from '#src/kernel/tax-words.ts';
import { LabelWords } from './label-words.ts';
import { PricedLinesTable } from './priced-lines-table.tsx';
import { StatCard } from './stat-card.tsx';

const LINE = { label: 'Chéneau', quantity: 12, unit: 'm', unit_price: 95, vat_rate: 0, net: 1140 };
const render = (part: ReactNode): string => renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>);

describe('PricedLinesTable', () => {
  it('shows a column for the rate', () => {
    const html = render(<PricedLinesTable label="Lignes" lines={[{ ...LINE, vat_rate: 10 }]} />);
    expect(html).toMatch(/Prix unitaire HT[\s\S]*TVA[\s\S]*Total HT/);
  });

  it('names no tax where none is charged', () => {
    const html = render(<PricedLinesTable label="Lignes" lines={[LINE]} isUntaxed />);
    expect(html).not.toMatch(/\bHT\b|TVA/);
    expect(html).toContain('Prix unitaire');
  });
});

describe('StatCard', () => {
  it('shows its labels in the words of the company', () => {
    const card = <StatCard label="Facturé TTC" value="0 €" hint="HT, dont 0 € approuvés" />;
    expect(render(card)).toMatch(/Facturé TTC[\s\S]*HT, dont/);
    const exempt = render(<LabelWords value={withoutTax}>{card}</LabelWords>);
    expect(exempt).not.toMatch(/TTC|\bHT\b/);
    expect(exempt).toContain('Dont 0 € approuvés');
  });
});
