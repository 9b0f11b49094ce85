import { z } from 'zod';
import { DomainError, type FieldErrors } from './errors.ts';

const LENGTH_UNIT = { string: 'caractère', array: 'élément', file: 'octet' } as const;
type Sized = keyof typeof LENGTH_UNIT;

const isSized = (origin: string): origin is Sized => origin in LENGTH_UNIT;

function tooSmall(origin: string, minimum: number | bigint): string {
  if (!isSized(origin)) return `Doit être au moins ${minimum}.`;
  if (Number(minimum) === 1) return 'Ce champ est obligatoire.';
  return `${minimum} ${LENGTH_UNIT[origin]}s au minimum.`;
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (!isSized(origin)) return `Doit être au plus ${maximum}.`;
  return `${maximum} ${LENGTH_UNIT[origin]}${Number(maximum) > 1 ? 's' : ''} au maximum.`;
}

/** Returns the French message of a zod issue that has none of its own. */
function frenchMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Ce champ est obligatoire.' : 'Valeur invalide.';
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'invalid_format':
      return issue.format === 'email' ? 'Adresse e-mail invalide.' : 'Format invalide.';
    case 'unrecognized_keys':
      return `Champ inconnu : ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return issue.input === undefined ? 'Ce champ est obligatoire.' : 'Valeur invalide.';
    default:
      return 'Valeur invalide.';
  }
}

z.config({ customError: frenchMessage });

/** Message above the form when several fields may be invalid. */
export const INVALID_INPUT = 'Certaines informations sont manquantes ou invalides.';

/** Converts a failed parse to a domain error: 422, a list of messages per field. */
export function toRefusal(error: z.ZodError): DomainError {
  // A map, because a field may be called `constructor`, which every plain object inherits.
  const result = new Map<string, Set<string>>();
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'];
    for (const path of paths) result.set(path, (result.get(path) ?? new Set()).add(issue.message));
  }
  const fields: FieldErrors = Object.fromEntries([...result].map(([path, sentences]) => [path, [...sentences]]));
  return new DomainError('invalid', INVALID_INPUT, { fields });
}
