import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';

/** Stored with the drafts, so that signing out removes the searches as well. */
const KEY = 'search-everywhere';
const KEPT = 5;
const Searches = z.array(z.string()).catch([]);

export const recentSearches = (): string[] => Searches.parse(readDraft(KEY)?.values);

/** Stores a search text that led to a result, newest first. */
export function keepSearch(text: string): void {
  const stored = text.trim();
  if (stored !== '') keepDraft(KEY, [stored, ...recentSearches().filter((other) => other !== stored)].slice(0, KEPT));
}

export const forgetSearches = (): void => dropDraft(KEY);
