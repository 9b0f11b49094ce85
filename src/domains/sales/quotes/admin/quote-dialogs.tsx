import type { ReactNode } from 'react';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { Opened } from '#src/ui/admin/list-address.ts';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchQuote } from '../quote-admin.client.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { QuoteDetails, type QuoteDetailsCommands } from './quote-details.tsx';
import { QuoteForm } from './quote-form.tsx';

interface QuoteDialogsProps {
  opened: Opened;
  listed: readonly AdminQuote[];
  /** Last error message. */
  notice: ReactNode;
  commands: QuoteDetailsCommands;
  onClose: () => void;
  onSaved: (quote: AdminQuote) => Promise<void>;
}

const TITLES = { new: TEXTS.newTitle, edit: TEXTS.editTitle, view: TEXTS.details };

/** Dialogs that the URL opens over the list: a quote, its form, or an empty form. */
export function QuoteDialogs({ opened, listed, notice, commands, onClose, onSaved }: QuoteDialogsProps) {
  const id = opened === null || opened.kind === 'new' ? null : opened.id;
  const { record: quote, refusal } = useOpenedRecord({
    id,
    listed,
    fetchRecord: fetchQuote,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={onClose}
      title={opened && TITLES[opened.kind]}
      size="wide"
      closesOutside={opened?.kind === 'view'}
    >
      {notice}
      {id !== null && <RecordState record={quote} refusal={refusal} />}
      {opened?.kind === 'new' && <QuoteForm quote={undefined} onClose={onClose} onSaved={onSaved} />}
      {opened?.kind === 'edit' && quote && (
        <QuoteForm key={quote.id} quote={quote} onClose={onClose} onSaved={onSaved} />
      )}
      {opened?.kind === 'view' && quote && <QuoteDetails quote={quote} commands={commands} />}
    </Dialog>
  );
}
