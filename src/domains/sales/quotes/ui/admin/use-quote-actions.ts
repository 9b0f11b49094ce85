import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { deleteQuote, duplicateQuote, moveQuote } from '../../quote-admin.client.ts';
import type { DeskQuote } from '../../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../../quote-screen.texts.ts';

type Stage = DeskQuote['stage'];

export interface QuoteActions {
  isBusy: boolean;
  /** Last error message. */
  failure: string | undefined;
  dismiss: () => void;
  /** Returns a quote with the newly chosen status, before the server has answered. */
  shown: (quote: DeskQuote) => DeskQuote;
  toggle: (quote: DeskQuote) => Promise<void>;
  setStage: (quote: DeskQuote, stage: Stage) => Promise<void>;
  copy: (quote: DeskQuote) => Promise<DeskQuote | undefined>;
  remove: (quote: DeskQuote) => Promise<boolean>;
}

/** Returns an administrator's actions on quotes; reversible ones offer an undo. */
export function useQuoteActions(reload: () => Promise<void>): QuoteActions {
  const [failure, setFailure] = useState<string>();
  const [wished, setWished] = useState<Pick<DeskQuote, 'id' | 'status'>>();
  const { isBusy, attempt } = useAttempt(reload, setFailure);
  const begin = (act: () => Promise<unknown>, sentence: string): Promise<boolean> => {
    setFailure(undefined);
    return attempt(act, sentence);
  };
  const restore = async ({ id, stage }: DeskQuote): Promise<void> => {
    if (await begin(() => moveQuote(id, { stage }), TEXTS.statusError)) showSuccess(TEXTS.restored);
  };
  const offerBack = (said: string, quote: DeskQuote): void => showUndo(said, () => void restore(quote));

  return {
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    shown: (quote) => (wished?.id === quote.id ? { ...quote, status: wished.status } : quote),
    toggle: async (quote) => {
      const { id, clientName: name } = quote;
      const status = quote.status === 'approved' ? 'pending' : 'approved';
      setWished({ id, status });
      const isDone = await begin(() => moveQuote(id, { status }), TEXTS.statusError);
      setWished(undefined);
      if (isDone) offerBack(fill(TEXTS.toggled[status], { name }), quote);
    },
    setStage: async (quote, stage) => {
      if (stage === quote.stage) return;
      if (await begin(() => moveQuote(quote.id, { stage }), TEXTS.statusError)) offerBack(TEXTS.stageChanged, quote);
    },
    copy: async ({ id }) => {
      let made: DeskQuote | undefined;
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
