import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { createAmendment, deleteQuote, duplicateQuote, moveQuote } from '../quote-admin.client.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as AMENDMENTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';

const move = (
  { id, stage }: AdminQuote,
  change: Parameters<typeof moveQuote>[1],
  done: string,
  { run }: ResourceActs,
): Promise<boolean> =>
  run({
    act: () => moveQuote(id, change),
    failure: TEXTS.statusError,
    done,
    undo: { act: () => moveQuote(id, { stage }), done: TEXTS.restored },
  });

/** Approves an open quote, or opens an approved one again. */
export const setStatus = (quote: AdminQuote, status: 'approved' | 'pending', list: ResourceActs): Promise<boolean> =>
  move(quote, { status }, fill(TEXTS.toggled[status], { name: quote.clientName }), list);

export async function setStage(quote: AdminQuote, stage: AdminQuote['stage'], list: ResourceActs): Promise<void> {
  if (stage !== quote.stage) await move(quote, { stage }, TEXTS.stageChanged, list);
}

/** Duplicates a quote and opens the form of the copy. */
export async function copyQuote({ id }: AdminQuote, { attempt, open }: ResourceActs): Promise<void> {
  const made: AdminQuote[] = [];
  await attempt(async () => {
    made.push(await duplicateQuote(id));
  }, TEXTS.copyError);
  const [copy] = made;
  if (copy === undefined) return;
  showSuccess(TEXTS.duplicated);
  open({ kind: 'edit', id: copy.id });
}

/** Creates an amendment and opens its form. */
export async function addAmendment({ id }: AdminQuote, { attempt, open, reload }: ResourceActs): Promise<void> {
  const made: AdminQuote[] = [];
  await attempt(async () => {
    made.push(await createAmendment(id));
  }, AMENDMENTS.createError);
  const [amendment] = made;
  if (amendment === undefined) return;
  showSuccess(AMENDMENTS.created);
  open({ kind: 'edit', id: amendment.id });
  await reload();
}

/** Deletes a quote after a confirmation. */
export const removeQuote = ({ id, clientName: name }: AdminQuote, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.confirm, { name }),
    act: () =>
      run(toDeletion('quote', [id], { act: () => deleteQuote(id), failure: TEXTS.deleteError, done: TEXTS.deleted })),
  });
