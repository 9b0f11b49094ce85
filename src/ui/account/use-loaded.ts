import { useCallback, useEffect, useState } from 'react';
import { ApiError, sentenceOf } from '../api-client/api-error.ts';

export type Loaded<Data> = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'ready'; data: Data };

export interface LoadedData<Data> {
  loaded: Loaded<Data>;
  /** Shows what an act has answered, without asking again. */
  replace: (data: Data) => void;
  /** Asks again; what is shown stays until the answer is there. */
  reload: () => void;
}

/**
 * Asks the API when the page opens.
 * @param load stays the same between renders, or the page asks again: a function of the module, or `useCallback`.
 * @param failure sentence of the page for an answer that brought none.
 */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>, failure: string): LoadedData<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ is: 'loading' });
  const ask = useCallback(
    (signal: AbortSignal): void => {
      load(signal).then(
        (data) => signal.aborted || setLoaded({ is: 'ready', data }),
        (error: unknown) => {
          // A session that has ended shows itself: the page gives way to the sign-in notice.
          if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
          setLoaded({ is: 'failed', message: sentenceOf(error, failure) });
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
