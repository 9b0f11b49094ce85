import { describe, expect, it } from 'vitest';
import { QUOTE_CALL_TEXTS } from './quote-call.texts.ts';
import { quoteButton, quoteCall } from './quote-call.ts';

describe('quoteCall', () => {
  it('says that a quote is free when the owner has stated so', () => {
    expect(quoteCall({ free_quote: 'gratuit' }).label).toBe('Devis gratuit');
  });

  it('promises nothing otherwise', () => {
    expect(quoteCall({ free_quote: '' }).label).toBe('Demander un devis');
    expect(Object.values({ ...QUOTE_CALL_TEXTS.neutral }).join(' ')).not.toMatch(/gratuit/i);
  });
});

describe('quoteButton', () => {
  it('says what the owner chose, otherwise what the price of a quote allows', () => {
    expect(quoteButton({ free_quote: '' }, 'Parlons de votre toit').request).toBe('Parlons de votre toit');
    expect(quoteButton({ free_quote: 'gratuit' }, '')).toEqual({
      label: 'Devis gratuit',
      request: 'Demander un devis gratuit',
    });
  });
});
