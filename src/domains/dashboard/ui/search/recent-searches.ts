import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';

/** Kept with the drafts: who signs out leaves none of it to the next person. */
const KEY = 'search-everywhere';
const KEPT = 5;
const Searches = z.array(z.string()).catch([]);

export const recentSearches = (): string[] => Searches.parse(readDraft(KEY)?.values);

/** Keeps a text that led somewhere, the last one first. */
export function keepSearch(text: string): void {
  const kept = text.trim();
  if (kept !== '') keepDraft(KEY, [kept, ...recentSearches().filter((other) => other !== kept)].slice(0, KEPT));
}

export const forgetSearches = (): void => dropDraft(KEY);
