import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { removeForGood, restoreFromBin } from '../bin.client.ts';
import type { BinRecord, Restoration } from '../bin.contract.ts';
import { BIN_SCREEN_TEXTS as TEXTS } from '../bin-screen.texts.ts';

const toIds = (records: readonly BinRecord[]): number[] => records.map(({ id }) => id);

const pluralOf = ([one = '', many = '']: readonly string[], count: number): string => (count === 1 ? one : many);

/** Says what came back, with what is different from before, and why the rest did not. */
function report({ restored, refusals }: Restoration): void {
  const count = restored.length;
  const notes = restored.map(({ note }) => note).filter(Boolean);
  const sentence = fill(pluralOf(TEXTS.restored, count), { count, label: restored[0]?.label || TEXTS.unnamed });
  if (count > 0) showSuccess([sentence, ...notes].join(' '));
  for (const refusal of new Set(refusals)) showFailure(refusal);
}

/** Restores records; those that are refused stay. */
export const restoreRecords = (records: readonly BinRecord[], { attempt }: ResourceActs): Promise<boolean> =>
  attempt(async () => report(await restoreFromBin(toIds(records))), TEXTS.restoreError);

const remove = (ids: number[] | undefined, { attempt }: ResourceActs): Promise<boolean> =>
  attempt(async () => {
    const { removed: count } = await removeForGood(ids);
    showSuccess(fill(pluralOf(TEXTS.removed, count), { count }));
  }, TEXTS.removeError);

/** Deletes records for good after a confirmation. */
export function removeRecords(records: readonly BinRecord[], list: ResourceActs, onDone?: () => void): void {
  const [first] = records;
  if (first === undefined) return;
  const count = records.length;
  list.ask({
    question:
      count === 1 ? fill(TEXTS.confirm, { label: first.label || TEXTS.unnamed }) : fill(TEXTS.confirmMany, { count }),
    act: async () => {
      const isDone = await remove(toIds(records), list);
      if (isDone) onDone?.();
      return isDone;
    },
  });
}

/** Deletes everything for good that the caller may delete, after a confirmation. */
export const emptyAll = (total: number, list: ResourceActs): void =>
  list.ask({
    question: TEXTS.confirmAll,
    consequence: fill(TEXTS.confirmAllHint, { count: total }),
    act: () => remove(undefined, list),
  });
