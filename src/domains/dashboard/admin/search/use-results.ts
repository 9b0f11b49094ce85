import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { SEARCH_EVERYWHERE_MIN } from '#src/kernel/figures.ts';
import { toDetail } from '#src/ui/admin/failure-sentence.ts';
import { findEverywhere } from '../../dashboard.client.ts';
import type { Find } from '../../search.contract.ts';

/** Pause after the last key, so that typing does not send one request per letter. */
const PAUSE_MS = 160;

export interface Found {
  searchResults: readonly Find[];
  isSearching: boolean;
  failure: string | null;
}

interface Answer {
  query: string;
  finds: readonly Find[];
  failure: string | null;
}

const NONE: Answer = { query: '', finds: [], failure: null };

/** Loads the server's results for a text; the previous results stay while the next request runs. */
export function useResults(typed: string): Found {
  const query = typed.trim();
  const [asked] = useDebouncedValue(query, PAUSE_MS);
  const [answer, setAnswer] = useState<Answer>(NONE);
  useEffect(() => {
    if (asked.length < SEARCH_EVERYWHERE_MIN) return;
    const call = new AbortController();
    findEverywhere(asked, call.signal).then(
      (results) => setAnswer({ query: asked, finds: results, failure: null }),
      (error: unknown) => {
        if (!call.signal.aborted) setAnswer({ query: asked, finds: [], failure: toDetail(error) });
      },
    );
    return () => call.abort();
  }, [asked]);
  if (query.length < SEARCH_EVERYWHERE_MIN) return { searchResults: [], isSearching: false, failure: null };
  const isSearching = answer.query !== query;
  return { searchResults: answer.finds, failure: isSearching ? null : answer.failure, isSearching };
}
