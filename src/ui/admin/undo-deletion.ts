import { z } from 'zod';
import { callApi } from '../http/api-client.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import type { ResourceAct } from './resource/resource-types.ts';
import { showFailure, showSuccess } from './toasts.tsx';

const Restoration = z.object({
  restored: z.array(z.object({ note: z.string() })),
  refusals: z.array(z.string()),
});

/** Puts back what was deleted last under these ids, and says what is different from before. */
export async function undoDeletion(kind: string, ids: readonly number[]): Promise<void> {
  const { restored, refusals } = await callApi('/admin/bin/undo', Restoration, { method: 'POST', body: { kind, ids } });
  const notes = restored.map(({ note }) => note).filter(Boolean);
  if (restored.length > 0) showSuccess([ADMIN_TEXTS.deletionUndone, ...notes].join(' '));
  for (const refusal of new Set(refusals)) showFailure(refusal);
}

/** Returns the act of a deletion with its way back out of the bin; `kind` is that of the bin. */
export const toDeletion = (kind: string, ids: readonly number[], act: Omit<ResourceAct, 'undo'>): ResourceAct => ({
  ...act,
  undo: { act: () => undoDeletion(kind, ids), failure: ADMIN_TEXTS.undoError },
});
