const keyOf = (id: number): string => `reply-draft:${id}`;

/** The unsent answer to a message, kept on the device so that a closed window loses nothing. */
export const readDraft = (id: number): string => localStorage.getItem(keyOf(id)) ?? '';

export function keepDraft(id: number, text: string): void {
  try {
    if (text.trim() === '') dropDraft(id);
    else localStorage.setItem(keyOf(id), text);
  } catch {
    // A full storage costs the draft, never the typing.
  }
}

export const dropDraft = (id: number): void => localStorage.removeItem(keyOf(id));
