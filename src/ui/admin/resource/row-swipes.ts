import { ADMIN_TEXTS } from '../admin.texts.ts';
import type { SwipeAct } from '../swipe.ts';
import type { ResourceActs, RowRecord } from './resource-types.ts';
import { editRow } from './row-keys.ts';

const { swipe: TEXTS } = ADMIN_TEXTS;

export const removeSwipe = (run: () => unknown): SwipeAct => ({ label: ADMIN_TEXTS.remove, tone: 'away', run });

/** Shows a record on the public site, or hides it. */
export const showSwipe = (isShown: boolean, run: () => unknown): SwipeAct => ({
  label: isShown ? TEXTS.hide : TEXTS.show,
  tone: 'go',
  run,
});

export const editSwipe = (row: RowRecord, list: Pick<ResourceActs, 'open'>): SwipeAct => ({
  label: ADMIN_TEXTS.edit,
  tone: 'go',
  run: () => editRow(row, list),
});
