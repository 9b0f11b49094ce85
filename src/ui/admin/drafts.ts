/** What was being written, kept on the device: a reload, a dead battery or an ended session loses nothing. */

const PREFIX = 'draft:';

export interface Draft {
  /** When it was last written, ISO. */
  at: string;
  values: unknown;
  /** Version of the stored record it began from. */
  version?: string | undefined;
}

/** @returns undefined when there is none, or none that can be read. */
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
    // A full storage costs the draft, never the typing.
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(PREFIX + key);

/** Who signs out leaves nothing of what they wrote to the next person at this device. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
