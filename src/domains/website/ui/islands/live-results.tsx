import { useEffect } from 'react';
import { followSearch } from '../live/follow-search.ts';

/** Answers a search form and the links of its results without a new page; draws nothing. */
export default function LiveResults({ form }: { form: string }) {
  useEffect(() => {
    const searched = document.getElementById(form);
    return searched instanceof HTMLFormElement ? followSearch(searched) : undefined;
  }, [form]);
  return null;
}
