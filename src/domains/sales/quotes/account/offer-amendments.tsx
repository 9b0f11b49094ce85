import { useId } from 'react';
import { getTotalText } from '#src/kernel/document-parts.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusChip } from '#src/ui/account/status-chip.tsx';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import { AMENDMENT_SCREEN_TEXTS } from '../quote-amendment-screen.texts.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import styles from './quotes.module.css';

const { own: texts } = AMENDMENT_SCREEN_TEXTS;
const TONES = { pending: 'waiting', contacted: 'waiting', quoted: 'news', accepted: 'good', rejected: 'bad' } as const;

/** Lists the amendments of an accepted quote, and the total of its contract. */
export function OfferAmendments({ offer }: { offer: Pick<QuoteOffer, 'amendments' | 'gross' | 'document'> }) {
  const { amendments, gross, document } = offer;
  const money = (euros: number): string =>
    getTotalText(Math.round(euros * 100), { vat_note: document?.vat_note ?? '' });
  const heading = useId();
  if (amendments.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <ul className={styles.amendments}>
        {amendments.map(({ id, place, stage, gross: amount }) => (
          <li key={id}>
            {fill(texts.line, { place, amount: money(amount ?? 0) })}{' '}
            <StatusChip tone={TONES[stage]}>{QUOTE_TEXTS.stages[stage]}</StatusChip>
          </li>
        ))}
      </ul>
      {amendments.some(({ stage }) => stage === 'accepted') && (
        <p>
          <strong>{fill(texts.total, { amount: money(gross) })}</strong>
        </p>
      )}
    </section>
  );
}
