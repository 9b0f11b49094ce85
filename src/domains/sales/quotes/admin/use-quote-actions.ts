import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { deleteQuote, duplicateQuote, moveQuote } from '../quote-admin.client.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';

type Stage = AdminQuote['stage'];

export interface QuoteActions {
  isBusy: boolean;
  /** Last error message. */
  failure: string | undefined;
  dismiss: () => void;
  /** Returns a quote with the newly chosen status, before the server has answered. */
  view: (quote: AdminQuote) => AdminQuote;
  toggle: (quote: AdminQuote) => Promise<void>;
  setStage: (quote: AdminQuote, stage: Stage) => Promise<void>;
  copy: (quote: AdminQuote) => Promise<AdminQuote | undefined>;
  remove: (quote: AdminQuote) => Promise<boolean>;
}

/** Returns an administrator's actions on quotes; reversible ones offer an undo. */
export function useQuoteActions(reload: () => Promise<void>): QuoteActions {
  const [failure, setFailure] = useState<string>();
  const [requested, setRequested] = useState<Pick<AdminQuote, 'id' | 'status'>>();
  const { isBusy, attempt } = useAttempt(reload, setFailure);
  const begin = (act: () => Promise<unknown>, sentence: string): Promise<boolean> => {
    setFailure(undefined);
    return attempt(act, sentence);
  };
  const restore = async ({ id, stage }: AdminQuote): Promise<void> => {
    if (await begin(() => moveQuote(id, { stage }), TEXTS.statusError)) showSuccess(TEXTS.restored);
  };
  const offerBack = (message: string, quote: AdminQuote): void => showUndo(message, () => void restore(quote));

  return {
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    view: (quote) => (requested?.id === quote.id ? { ...quote, status: requested.status } : quote),
    toggle: async (quote) => {
      const { id, clientName: name } = quote;
      const status = quote.status === 'approved' ? 'pending' : 'approved';
      setRequested({ id, status });
      const isDone = await begin(() => moveQuote(id, { status }), TEXTS.statusError);
      setRequested(undefined);
      if (isDone) offerBack(fill(TEXTS.toggled[status], { name }), quote);
    },
    setStage: async (quote, stage) => {
      if (stage === quote.stage) return;
      if (await begin(() => moveQuote(quote.id, { stage }), TEXTS.statusError)) offerBack(TEXTS.stageChanged, quote);
    },
    copy: async ({ id }) => {
      let made: AdminQuote | undefined;
      await begin(async () => {
        made = await duplicateQuote(id);
      }, TEXTS.copyError);
      if (made !== undefined) showSuccess(TEXTS.duplicated);
      return made;
    },
    remove: async ({ id }) => {
      const isDone = await begin(() => deleteQuote(id), TEXTS.deleteError);
      if (isDone) showSuccess(TEXTS.deleted);
      return isDone;
    },
  };
}
