import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VatRegime } from '#src/kernel/vat-regime.ts';
import { LineRow } from './line-row.tsx';
import { emptyLine } from './quote-values.ts';

const ignore = (): void => undefined;

function render(regime: VatRegime, rate = 20): { html: string; rates: string[] } {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <LineRow
        line={emptyLine(rate)}
        number={1}
        isLast
        regime={regime}
        isJudged={false}
        onChange={ignore}
        onMove={ignore}
        onRemove={ignore}
        onKey={ignore}
      />
    </MantineProvider>,
  );
  return { html, rates: [...html.matchAll(/<option value="([\d.]+)"/g)].map(([, value = '']) => value) };
}

describe('LineRow', () => {
  it('offers the rates of the mainland', () => {
    const { html, rates } = render('standard');
    expect(rates).toEqual(['20', '10', '5.5', '0']);
    expect(html).toContain('Prix unitaire HT');
  });

  it('offers the rates overseas, and keeps the one that the line has', () => {
    expect(render('overseas', 8.5).rates).toEqual(['8.5', '2.1', '0']);
    expect(render('overseas', 20).rates).toEqual(['8.5', '2.1', '0', '20']);
  });

  it('names no tax where none is charged', () => {
    const { html, rates } = render('exempt', 0);
    expect(rates).toEqual([]);
    expect(html).not.toMatch(/\bHT\b|TVA/);
    expect(html).toContain('Prix unitaire');
  });
});
