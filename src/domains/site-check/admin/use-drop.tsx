import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import type { Attempt } from '#src/ui/admin/use-attempt.ts';
import { QUEUE_TEXTS } from '../queue.texts.ts';
import { dropJob } from '../site-check.client.ts';

const TEXTS = QUEUE_TEXTS.stopped;

interface Dropped {
  id: number;
  title: string;
}

/** Asks whether a stopped job is to be dropped, and drops it. */
export function useDrop({ isBusy, attempt }: Attempt) {
  const [asked, setAsked] = useState<Dropped>();
  const drop = async ({ id }: Dropped): Promise<void> => {
    const isDone = await attempt(() => dropJob(id), TEXTS.dropError);
    setAsked(undefined);
    if (isDone) showSuccess(TEXTS.dropped);
  };
  const dialog = (
    <ConfirmAct
      question={asked === undefined ? null : fill(TEXTS.question, { ...asked })}
      consequence={TEXTS.consequence}
      confirm={TEXTS.drop}
      isBusy={isBusy}
      onCancel={() => setAsked(undefined)}
      onConfirm={() => asked && void drop(asked)}
    />
  );
  return { ask: setAsked, dialog };
}
