import { useCallback, useEffect, useState } from 'react';
import { ApiError, toSentence } from '../http/api-error.ts';

export type Loaded<Data> = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'ready'; data: Data };

export interface LoadedData<Data> {
  loaded: Loaded<Data>;
  /** Shows the data that an action has returned, without another request. */
  replace: (data: Data) => void;
  /** Loads the data again; the current data stays until the answer arrives. */
  reload: () => void;
}

/**
 * Loads data from the API when the page opens.
 * @param load must be stable between renders, or the page loads again: a module function or `useCallback`.
 * @param failure the page's message for a failure without a message of its own.
 */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>, failure: string): LoadedData<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ is: 'loading' });
  const ask = useCallback(
    (signal: AbortSignal): void => {
      load(signal).then(
        (data) => signal.aborted || setLoaded({ is: 'ready', data }),
        (error: unknown) => {
          // An ended session needs no message: the page is replaced by the sign-in notice.
          if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
          setLoaded({ is: 'failed', message: toSentence(error, failure) });
        },
      );
    },
    [load, failure],
  );
  useEffect(() => {
    const stop = new AbortController();
    ask(stop.signal);
    return () => stop.abort();
  }, [ask]);
  return {
    loaded,
    replace: useCallback((data: Data) => setLoaded({ is: 'ready', data }), []),
    reload: useCallback(() => ask(new AbortController().signal), [ask]),
  };
}
