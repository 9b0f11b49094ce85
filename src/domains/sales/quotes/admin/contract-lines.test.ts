import { describe, expect, it } from 'vitest';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { getRemainingLines, toRemovedLine } from './contract-lines.ts';
import { lineNet } from './quote-values.ts';

const aLine = (label: string, quantity: number): LineView => ({
  ...{ label, quantity, unit: 'm²', unit_price: 118.9, vat_rate: 10 },
  net: quantity * 118.9,
});

describe('getRemainingLines', () => {
  it('subtracts what amendments took out, and leaves out what is gone', () => {
    const lines = [aLine('Toit', 84.5), aLine('Auvent', 1), aLine('Toit', -4.2), aLine('Auvent', -1)];
    expect(getRemainingLines(lines)).toMatchObject([{ label: 'Toit', quantity: 80.3 }]);
  });
});

describe('toRemovedLine', () => {
  it('takes the whole line out of the contract', () => {
    const line = toRemovedLine(aLine('Toit', 84.5));
    expect(line).toMatchObject({ label: 'Toit', quantity: '84,5', unit_price: '118,90', removed: true });
    expect(lineNet(line)).toBe(-10_047.05);
  });
});
