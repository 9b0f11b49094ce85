import type { ApiRequest } from '../../http/request.ts';
import type { CallDescription, CallField } from './description.ts';

/** Name of the form's control for one field. */
export const controlName = ({ place, name }: CallField): string => `${place}:${name}`;
export const BODY_CONTROL = 'body';

/** Thrown for a body that is no JSON. */
export class UnreadableBody extends Error {}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody();
  }
}

/** Returns the entries of the fields in one place that were filled in; a file that was not chosen has no bytes. */
const filled = (fields: CallField[], place: CallField['place'], data: FormData): [string, FormDataEntryValue][] =>
  fields
    .filter((field) => field.place === place)
    .flatMap((field) =>
      data
        .getAll(controlName(field))
        .filter((value) => (value instanceof File ? value.size > 0 : value !== ''))
        .map((value): [string, FormDataEntryValue] => [field.name, value]),
    );

function toBody({ fields, body }: CallDescription, data: FormData): unknown {
  if (body !== undefined) return readJson(String(data.get(BODY_CONTROL) ?? ''));
  if (!fields.some(({ place }) => place === 'form')) return undefined;
  const form = new FormData();
  for (const [name, value] of filled(fields, 'form', data)) form.append(name, value);
  return form;
}

/** Returns the request of a filled form. @throws UnreadableBody */
export function toRequest(call: CallDescription, data: FormData): { path: string; request: ApiRequest } {
  const { fields, method } = call;
  const parts = new Map(filled(fields, 'path', data));
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(parts.get(name) ?? '')));
  const query = Object.fromEntries(filled(fields, 'query', data).map(([name, value]) => [name, String(value)]));
  const [key] = filled(fields, 'header', data);
  const body = toBody(call, data);
  return { path, request: { method, query, body, ...(key && { idempotencyKey: String(key[1]) }) } };
}
