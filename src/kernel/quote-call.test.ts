import { describe, expect, it } from 'vitest';
import { QUOTE_CALL_TEXTS } from './quote-call.texts.ts';
import { quoteCall } from './quote-call.ts';

describe('quoteCall', () => {
  it('says that a quote is free when the owner has stated so', () => {
    expect(quoteCall({ free_quote: 'gratuit' }).label).toBe('Devis gratuit');
  });

  it('promises nothing otherwise', () => {
    expect(quoteCall({ free_quote: '' }).label).toBe('Demander un devis');
    expect(Object.values({ ...QUOTE_CALL_TEXTS.neutral }).join(' ')).not.toMatch(/gratuit/i);
  });
});
