import { readStoredUser, readToken } from '#src/ui/http/stored-session.ts';
import type { QuoteFields } from '../../contact-form.views.ts';

const KNOWN = ['name', 'email', 'phone'] as const;

/** Returns the signed-in customer's known data, so that nothing is asked twice. */
export function knownPerson(): Partial<QuoteFields> {
  try {
    const user: unknown = readToken() === null ? null : readStoredUser();
    if (typeof user !== 'object' || user === null) return {};
    const result = user as Record<string, unknown>;
    return Object.fromEntries(
      KNOWN.flatMap((name) => (typeof result[name] === 'string' ? [[name, result[name]]] : [])),
    );
  } catch {
    return {};
  }
}

/** Empties the fields that still hold the data of a person whose session has ended. */
export const withoutPerson =
  (known: Partial<QuoteFields>) =>
  (fields: QuoteFields): QuoteFields => {
    const left = { ...fields };
    for (const name of KNOWN) if (known[name] !== undefined && left[name] === known[name]) left[name] = '';
    return left;
  };
