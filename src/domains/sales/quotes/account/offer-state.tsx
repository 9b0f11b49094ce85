import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusChip } from '#src/ui/account/status-chip.tsx';
import { OWN_QUOTE_TEXTS } from '../own-quote.texts.ts';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import { AMENDMENT_SCREEN_TEXTS } from '../quote-amendment-screen.texts.ts';
import type { OfferState, QuoteOffer } from '../quote-link.contract.ts';
import styles from './quotes.module.css';

const TONES = {
  open: 'waiting',
  expired: 'quiet',
  changed: 'quiet',
  accepted: 'good',
  rejected: 'bad',
  withdrawn: 'bad',
} as const satisfies Record<OfferState, string>;

function sentenceFor({ state, valid_until, decided_at, decided_by, withdrawn_at, amends }: QuoteOffer): string {
  const texts = amends === null ? OWN_QUOTE_TEXTS.states : AMENDMENT_SCREEN_TEXTS.states;
  if (state === 'withdrawn') return fill(texts.withdrawn, { time: formatDateTime(withdrawn_at ?? '') });
  if (state === 'open') return fill(texts.open, { date: formatLongDate(`${valid_until}T12:00:00Z`) });
  if (state === 'expired' || state === 'changed') return texts[state];
  if (decided_at === null) return state === 'accepted' ? texts.acceptedByOffice : texts.rejectedByOffice;
  return fill(texts[state], { name: decided_by, time: formatDateTime(decided_at) });
}

const LABELS: Partial<Record<OfferState, string>> = {
  open: QUOTE_TEXTS.stages.quoted,
  accepted: QUOTE_TEXTS.stages.accepted,
  rejected: QUOTE_TEXTS.stages.rejected,
};

/** Renders the state of a sent quote: a word and a sentence. */
export function OfferStateLine({ offer }: { offer: QuoteOffer }) {
  const label = LABELS[offer.state];
  return (
    <p className={styles.state}>
      {label && <StatusChip tone={TONES[offer.state]}>{label}</StatusChip>} {sentenceFor(offer)}
    </p>
  );
}
