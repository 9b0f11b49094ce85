/** Drafts on the device, so that a reload, an empty battery or an ended session loses no typed text. */

const PREFIX = 'draft:';

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

/** Deletes all drafts at sign-out, with their pictures, so that the next user of this device finds none. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  const remove = (found: IDBDatabaseInfo[]): void => {
    for (const { name } of found) if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name);
  };
  globalThis.indexedDB?.databases?.().then(remove, () => undefined);
}
