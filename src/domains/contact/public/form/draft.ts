import { EMPTY_FIELDS, type QuoteFields } from '../../contact-form.views.ts';

const DRAFT_KEY = 'demande-de-devis';

/** Accesses storage, which may be blocked or full: the form works without a draft. */
function withStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** Returns the unsent input stored on this device. */
export function readDraft(): Partial<QuoteFields> {
  const stored: unknown = withStorage((storage) => JSON.parse(storage.getItem(DRAFT_KEY) ?? '{}'));
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.keys(EMPTY_FIELDS);
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => known.includes(name) && typeof value === 'string'),
  );
}

export const keepDraft = (fields: QuoteFields): void => {
  withStorage((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(fields)));
};

export const forgetDraft = (): void => {
  withStorage((storage) => storage.removeItem(DRAFT_KEY));
};
