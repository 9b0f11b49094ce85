/** What the public quote form knows, without any schema: its island stays light. */

export const OTHER_SERVICE = 'other';

/** One choice of the form's list: the slug (or id) of a service. */
export interface ServiceChoice {
  value: string;
  label: string;
}

/** What a visitor types. */
export interface QuoteFields {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
}

export const EMPTY_FIELDS: QuoteFields = { name: '', email: '', phone: '', service: '', message: '' };

/** Largest lengths of the fields, so that nothing is typed in vain. */
export type FieldLimits = Record<'name' | 'email' | 'phone' | 'message' | 'photos', number>;

/** A photo above this is refused before it travels. */
export const PHOTO_MAX_BYTES = 15_000_000;

/** How a sent form comes back from the server to a page without script. */
export type QuoteFormOutcome =
  | { state: 'sent' }
  | { state: 'refused'; message: string; errors: Record<string, string[]>; fields: QuoteFields };

export const choicesOf = (services: { id: number; slug: string; title: string }[]): ServiceChoice[] =>
  services.map(({ id, slug, title }) => ({ value: slug || String(id), label: title }));

interface SubjectTexts {
  subject: string;
  subjectWithService: string;
  otherService: string;
}

/** 'Demande de devis - {service}' when one is chosen, else 'Demande de devis'. */
export function quoteSubject(chosen: string, choices: ServiceChoice[], texts: SubjectTexts): string {
  const label = chosen === OTHER_SERVICE ? texts.otherService : choices.find(({ value }) => value === chosen)?.label;
  return label === undefined ? texts.subject : texts.subjectWithService.replace('{service}', () => label);
}

type CheckedField = 'name' | 'email' | 'message';

interface FieldTexts {
  missing: Record<CheckedField, string>;
  badEmail: string;
}

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is missing or wrong, in the order of the form; the server has the last word. */
export function fieldErrors(fields: QuoteFields, texts: FieldTexts): Partial<Record<CheckedField, string>> {
  const errors: Partial<Record<CheckedField, string>> = {};
  if (fields.name.trim() === '') errors.name = texts.missing.name;
  if (fields.email.trim() === '') errors.email = texts.missing.email;
  else if (!EMAIL_SHAPE.test(fields.email.trim())) errors.email = texts.badEmail;
  if (fields.message.trim() === '') errors.message = texts.missing.message;
  return errors;
}
