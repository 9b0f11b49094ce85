import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';
import type { DraftStatus } from './use-document-draft.ts';

/** Returns the state of a draft in words. */
export const getStatus = (status: DraftStatus): string =>
  status === 'conflict' ? TEXTS.conflictTitle : TEXTS.status[status];
