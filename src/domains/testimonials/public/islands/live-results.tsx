import { useEffect } from 'react';
import { followSearch } from '../live/follow-search.ts';

/** Updates search results for a form and its result links without a page load; renders nothing. */
export default function LiveResults({ form }: { form: string }) {
  useEffect(() => {
    const searched = document.getElementById(form);
    return searched instanceof HTMLFormElement ? followSearch(searched) : undefined;
  }, [form]);
  return null;
}
