import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { fetchQuote, fetchTemplates, saveQuote } from '../quote-admin.client.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { getLockTexts } from '../quote-amendment.views.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import type { QuoteTemplates } from '../quote-template.contract.ts';
import { QuoteFields } from './quote-fields.tsx';
import { canSave, getSent, NEW_VALUES, QuoteFormShape, type QuoteValues, toReading } from './quote-values.ts';

/** Loads the templates for a quote; undefined while there is no answer. */
function useQuoteTemplates(): QuoteTemplates | undefined {
  const [templates, setTemplates] = useState<QuoteTemplates>();
  useEffect(() => {
    let isCurrent = true;
    fetchTemplates()
      .then((answer) => isCurrent && setTemplates(answer))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return templates;
}

interface QuoteFormProps {
  /** Null for a new quote. */
  record: AdminQuote | null;
  list: ResourceActs;
}

/** Explains what a change means for the customer, or why the price is fixed. */
function ChangeNotice({ quote: { lock, status, sentAt, amends } }: { quote: AdminQuote }) {
  if (lock !== null) return <Alert color="orange">{getLockTexts(amends !== null)[lock]}</Alert>;
  if (status === 'approved') return <Alert color="orange">{TEXTS.changesAgreed}</Alert>;
  return status === 'pending' && sentAt ? <Alert color="blue">{TEXTS.changesSent}</Alert> : null;
}

/** Form that creates or changes a quote. */
export function QuoteForm({ record: stored, list }: QuoteFormProps) {
  const quote = stored ?? undefined;
  const id = quote?.id;
  const templates = useQuoteTemplates();
  const [reading] = useState(() => (quote === undefined ? { values: NEW_VALUES } : toReading(quote)));
  const record = useRecordForm<QuoteValues, AdminQuote>({
    schema: QuoteFormShape,
    reading,
    draftKey: `quotes:${id ?? 'new'}`,
    save: (values, updated_at) => saveQuote(id, { ...getSent(values), ...(id === undefined ? {} : { updated_at }) }),
    ...(id === undefined ? {} : { reread: async () => toReading(await fetchQuote(id)) }),
    onSaved: async (saved) => {
      showSuccess(id === undefined ? TEXTS.created : TEXTS.changed);
      list.open({ kind: 'view', id: saved.id });
      await list.reload();
    },
    failure: id === undefined ? TEXTS.createError : TEXTS.changeError,
  });
  return (
    <RecordForm record={record} onCancel={list.close} isDisabled={!canSave(record.form.values)}>
      {quote && <ChangeNotice quote={quote} />}
      <QuoteFields form={record.form} templates={templates} quote={quote} />
    </RecordForm>
  );
}
