import type { Facts } from './placeholders.ts';
import { QUOTE_CALL_TEXTS } from './quote-call.texts.ts';

/** Returns the words that ask for a quote: they say that it is free only when the owner has stated so. */
export const quoteCall = ({ free_quote }: Pick<Facts, 'free_quote'>) =>
  free_quote === '' ? QUOTE_CALL_TEXTS.neutral : QUOTE_CALL_TEXTS.free;

/** Returns the words of the buttons that ask for a quote: the owner's own, otherwise by the price of a quote. */
export function quoteButton(facts: Pick<Facts, 'free_quote'>, own: string): { label: string; request: string } {
  const { label, request } = quoteCall(facts);
  return own === '' ? { label, request } : { label: own, request: own };
}
