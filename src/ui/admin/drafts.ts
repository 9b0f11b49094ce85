import { DRAFT_PREFIX as PREFIX } from '../http/stored-session.ts';

/** Drafts on the device, so that a reload, an empty battery or an ended session loses no typed text. */

export interface Draft {
  /** Time of the last write, ISO. */
  at: string;
  values: unknown;
  /** Version of the stored record that the draft began from. */
  version?: string | undefined;
}

/** @returns undefined when there is no draft, or an unreadable one. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return typeof draft === 'object' && draft !== null && 'values' in draft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, values: unknown, version?: string): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: new Date().toISOString(), values, version }));
  } catch {
    // A full storage loses the draft, but never the typed text on the screen.
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(PREFIX + key);
