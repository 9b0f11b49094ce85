import { useEffect, useState } from 'react';
import { fetchTemplates } from '../quote-admin.client.ts';
import type { QuoteTemplates } from '../quote-template.contract.ts';

/** Loads the templates for a quote; undefined while there is no answer. */
export function useQuoteTemplates(): QuoteTemplates | undefined {
  const [templates, setTemplates] = useState<QuoteTemplates>();
  useEffect(() => {
    let isCurrent = true;
    fetchTemplates()
      .then((answer) => isCurrent && setTemplates(answer))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return templates;
}
