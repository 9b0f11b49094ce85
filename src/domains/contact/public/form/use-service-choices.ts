import { useEffect, useState } from 'react';
import { readBody, transmit } from '#src/ui/http/request.ts';
import { getChoices, type ServiceChoice } from '../../contact-form.views.ts';

type Listed = Parameters<typeof getChoices>[0];

/**
 * Returns the services to choose from. If the page was rendered with the built-in ones, they are fetched again;
 * `undefined` while that lasts. `given` must be the same array at every render.
 */
export function useServiceChoices(input: ServiceChoice[], areFallback: boolean): ServiceChoice[] | undefined {
  const [choices, setChoices] = useState<ServiceChoice[] | undefined>(input);
  useEffect(() => {
    if (!areFallback) return;
    const leaving = new AbortController();
    setChoices(undefined);
    transmit('/services', { signal: leaving.signal })
      .then(async (response) => {
        const { data } = await readBody<{ data?: Listed }>(response);
        setChoices(data === undefined ? input : getChoices(data));
      })
      .catch(() => setChoices(input));
    return () => leaving.abort();
  }, [input, areFallback]);
  return choices;
}
