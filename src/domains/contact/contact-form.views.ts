/** Model of the public quote form, without any schema: this keeps its island light. */

export const OTHER_SERVICE = 'other';

/** Option of the form's list: slug (or id) of a service. */
export interface ServiceChoice {
  value: string;
  label: string;
}

/** Fields of the quote form. */
export interface QuoteFields {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
}

export const EMPTY_FIELDS: QuoteFields = { name: '', email: '', phone: '', service: '', message: '' };

/** Maximum lengths of the fields, so that no input is lost. */
export type FieldLimits = Record<'name' | 'email' | 'phone' | 'message' | 'photos', number>;

/** Maximum size of a photo in bytes, checked before the upload. */
export const PHOTO_MAX_BYTES = 15_000_000;

/** Result of a form sent without script, as the server passes it to the page. */
export type QuoteFormOutcome =
  | { state: 'sent' }
  | { state: 'refused'; message: string; errors: Record<string, string[]>; fields: QuoteFields };

export const getChoices = (services: { id: number; slug: string; title: string }[]): ServiceChoice[] =>
  services.map(({ id, slug, title }) => ({ value: slug || String(id), label: title }));

interface SubjectTexts {
  subject: string;
  subjectWithService: string;
  otherService: string;
}

/** Returns 'Demande de devis - {service}' if a service is chosen, else 'Demande de devis'. */
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

/** Returns the error of each field, in the order of the form; the server decides finally. */
export function fieldErrors(fields: QuoteFields, texts: FieldTexts): Partial<Record<CheckedField, string>> {
  const errors: Partial<Record<CheckedField, string>> = {};
  if (fields.name.trim() === '') errors.name = texts.missing.name;
  if (fields.email.trim() === '') errors.email = texts.missing.email;
  else if (!EMAIL_SHAPE.test(fields.email.trim())) errors.email = texts.badEmail;
  if (fields.message.trim() === '') errors.message = texts.missing.message;
  return errors;
}
