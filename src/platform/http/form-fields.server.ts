import { readForm, readJsonObject } from './body.server.ts';
import { refuseUnsafeKeys } from './unsafe-keys.server.ts';

export interface FieldLimits {
  /** Bytes of a JSON body. */
  json: number;
  /** Bytes of a form, its files included. */
  form: number;
  /** Fields that hold a list. */
  lists?: readonly string[];
}

const isForm = (request: Request): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

function listOf(text: string): unknown {
  if (text.trim() === '') return [];
  const value = parsed(text);
  refuseUnsafeKeys(value);
  return value;
}

/** What is no JSON stays text, which the schema refuses under the field's own name. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fields of a form as a JSON body would carry them: files as bytes; lists as JSON text or repeated `name[]`. */
export async function fieldsOf(form: FormData, lists: readonly string[] = []): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      // A file input that nobody touched sends an empty file.
      if (value.size > 0) fields[name] = new Uint8Array(await value.arrayBuffer());
    } else if (name.endsWith('[]')) {
      const list = name.slice(0, -2);
      const entries = fields[list];
      fields[list] = [...(Array.isArray(entries) ? entries : []), value];
    } else fields[name] = lists.includes(name) ? listOf(value) : value;
  }
  return fields;
}

/** Fields sent as JSON, or as a multipart form when there are files. */
export async function readFields(
  request: Request,
  { json, form, lists }: FieldLimits,
): Promise<Record<string, unknown>> {
  return isForm(request) ? fieldsOf(await readForm(request, form), lists) : readJsonObject(request, json);
}
