import { useEffect, useState } from 'react';
import { choicesOf, type ServiceChoice } from '../../contact-form.rules.ts';

type Listed = Parameters<typeof choicesOf>[0];

/**
 * Returns the services to choose from. If the page was rendered with the built-in ones, they are fetched again;
 * `undefined` while that lasts. `given` must be the same array at every render.
 */
export function useServiceChoices(given: ServiceChoice[], areFallback: boolean): ServiceChoice[] | undefined {
  const [choices, setChoices] = useState<ServiceChoice[] | undefined>(given);
  useEffect(() => {
    if (!areFallback) return;
    const leaving = new AbortController();
    setChoices(undefined);
    fetch('/api/services', { headers: { Accept: 'application/json' }, signal: leaving.signal })
      .then(async (response) => {
        const { data }: { data?: Listed } = await response.json();
        setChoices(data === undefined ? given : choicesOf(data));
      })
      .catch(() => setChoices(given));
    return () => leaving.abort();
  }, [given, areFallback]);
  return choices;
}
