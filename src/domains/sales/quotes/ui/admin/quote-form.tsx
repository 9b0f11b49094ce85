import { Alert } from '@mantine/core';
import { useState } from 'react';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { QUOTE_TEXTS } from '../../quote.texts.ts';
import { fetchQuote, saveQuote } from '../../quote-admin.client.ts';
import type { DeskQuote } from '../../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../../quote-screen.texts.ts';
import { QuoteFields } from './quote-fields.tsx';
import { canSave, NEW_VALUES, QuoteFormShape, type QuoteValues, readingOf, sentOf } from './quote-values.ts';
import { useQuoteTemplates } from './use-quote-templates.ts';

interface QuoteFormProps {
  /** Undefined for a new quote. */
  quote: DeskQuote | undefined;
  onClose: () => void;
  onSaved: (quote: DeskQuote) => Promise<void>;
}

/** Explains what a change means for the customer, or why the price is fixed. */
function ChangeNotice({ quote: { priceBasis, status, sentAt } }: { quote: DeskQuote }) {
  if (priceBasis === 'signed' || priceBasis === 'ordered') {
    return <Alert color="orange">{QUOTE_TEXTS.locked[priceBasis]}</Alert>;
  }
  if (status === 'approved') return <Alert color="orange">{TEXTS.changesAgreed}</Alert>;
  return status === 'pending' && sentAt ? <Alert color="blue">{TEXTS.changesSent}</Alert> : null;
}

/** Form that creates or changes a quote. */
export function QuoteForm({ quote, onClose, onSaved }: QuoteFormProps) {
  const id = quote?.id;
  const templates = useQuoteTemplates();
  const [reading] = useState(() => (quote === undefined ? { values: NEW_VALUES } : readingOf(quote)));
  const record = useRecordForm<QuoteValues, DeskQuote>({
    schema: QuoteFormShape,
    reading,
    draftKey: `quotes:${id ?? 'new'}`,
    save: (values, updated_at) => saveQuote(id, { ...sentOf(values), ...(id === undefined ? {} : { updated_at }) }),
    ...(id === undefined ? {} : { reread: async () => readingOf(await fetchQuote(id)) }),
    onSaved: async (saved) => {
      showSuccess(id === undefined ? TEXTS.created : TEXTS.changed);
      await onSaved(saved);
    },
    failure: id === undefined ? TEXTS.createError : TEXTS.changeError,
  });
  return (
    <RecordForm record={record} onCancel={onClose} isDisabled={!canSave(record.form.values)}>
      {quote && <ChangeNotice quote={quote} />}
      <QuoteFields form={record.form} templates={templates} quote={quote} />
    </RecordForm>
  );
}
