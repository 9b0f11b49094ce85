import { isMultipart, readForm, readJsonObject } from './body.server.ts';
import { refuseComplexJson } from './json-shape.server.ts';
import type { SentForm } from './sent-form.server.ts';
import { refuseUnsafeKeys } from './unsafe-keys.server.ts';

function getList(text: string): unknown {
  if (text.trim() === '') return [];
  refuseComplexJson(Buffer.from(text));
  const value = parsed(text);
  refuseUnsafeKeys(value);
  return value;
}

/** Parses JSON; other text stays text, so that the schema refuses it under the field's own name. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns form fields as in a JSON body: files unchanged; lists as JSON text or repeated `name[]`. */
export function getFields(form: SentForm, lists: readonly string[] = []): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.fields) {
    if (name.endsWith('[]')) {
      const list = name.slice(0, -2);
      const entries = fields[list];
      fields[list] = [...(Array.isArray(entries) ? entries : []), value];
    } else fields[name] = lists.includes(name) ? getList(value) : value;
  }
  for (const [name, file] of form.files) fields[name] = file;
  return fields;
}

/** Reads fields sent as JSON, or as a multipart form when there are files. */
export async function readFields(request: Request, lists: readonly string[] = []): Promise<Record<string, unknown>> {
  return isMultipart(request) ? getFields(await readForm(request), lists) : readJsonObject(request);
}
