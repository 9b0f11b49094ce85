import { DomainError } from '#src/kernel/errors.ts';
import { type Admission, getAdmission } from './body-admission.server.ts';
import { holdBytes } from './body-budget.server.ts';
import { refuseComplexJson } from './json-shape.server.ts';
import { parseMultipart } from './multipart.server.ts';
import { SentForm } from './sent-form.server.ts';
import { refuseUnsafeKeys, refuseUnsafeNames } from './unsafe-keys.server.ts';
import { parseUrlEncoded } from './url-encoded.server.ts';

const INCOMPLETE = 'Le contenu est incomplet.';

/** Yields the bytes of an admitted body as they arrive, counted against its limit and the budget of the process. */
async function* toChunks(request: Request, admission: Admission): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of request.body ?? []) {
      if (admission.heldBytes + chunk.byteLength > admission.limitBytes) throw admission.refusal();
      holdBytes(chunk.byteLength);
      admission.heldBytes += chunk.byteLength;
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError('malformed', INCOMPLETE, { cause });
  }
}

/** Reads a short body, which cannot be longer than its length says. */
async function readShort(request: Request, admission: Admission): Promise<Uint8Array> {
  const bytes = await request.arrayBuffer().catch((cause: unknown) => {
    throw new DomainError('malformed', INCOMPLETE, { cause });
  });
  if (bytes.byteLength > admission.limitBytes) throw admission.refusal();
  holdBytes(bytes.byteLength);
  admission.heldBytes = bytes.byteLength;
  return new Uint8Array(bytes);
}

async function readBytes(request: Request, admission: Admission): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  if (admission.kind === 'none') return Buffer.alloc(0);
  if (admission.isShort) return readShort(request, admission);
  for await (const chunk of toChunks(request, admission)) parts.push(chunk);
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}

/** Returns the text of a JSON body as sent, unparsed, because a signature covers its bytes. */
export async function readJsonText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, getAdmission(request)));
}

/** Returns the bytes of an email as it came over the network. @throws DomainError `unsupported-type` for another body. */
export async function readEmailBody(request: Request): Promise<Uint8Array> {
  const admission = getAdmission(request);
  if (admission.kind !== 'email') throw admission.refusal();
  return readBytes(request, admission);
}

/**
 * Returns a JSON object, or `{}` for an empty body.
 * @throws DomainError `unsupported-type` (not JSON), `malformed` (not parseable, not an object), `too-large`,
 * `invalid` (a key that every object inherits).
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, getAdmission(request));
  if (bytes.byteLength === 0) return {};
  refuseComplexJson(bytes);
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('malformed', 'Le contenu JSON doit être un objet.');
  }
  refuseUnsafeKeys(value);
  return { ...value };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new DomainError('malformed', 'Le contenu JSON est illisible.', { cause });
  }
}

/** Returns whether the request is a form that may contain files. */
export const isMultipart = (request: Request): boolean => getAdmission(request).kind === 'multipart';

/**
 * Returns fields and files of a form, multipart or URL-encoded; an empty body is a form without fields. The files
 * stay on disk until `closeBody`.
 * @throws DomainError `unsupported-type`, `malformed`, `too-large`, `unavailable`, `invalid`.
 */
export async function readForm(request: Request): Promise<SentForm> {
  const admission = getAdmission(request);
  const form = await (admission.kind === 'multipart' ? readMultipart : readUrlEncoded)(request, admission);
  refuseUnsafeNames([...form.fields, ...form.files].map(([name]) => name));
  return form;
}

function readMultipart(request: Request, admission: Admission): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? '';
  return parseMultipart(toChunks(request, admission), type, (path) => admission.files.push(path));
}

const readUrlEncoded = async (request: Request, admission: Admission): Promise<SentForm> =>
  new SentForm(parseUrlEncoded(await readBytes(request, admission)));
