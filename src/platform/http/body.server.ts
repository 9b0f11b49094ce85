import { DomainError } from '#src/kernel/errors.ts';
import { refuseUnsafeKeys, refuseUnsafeNames } from './unsafe-keys.server.ts';

export const JSON_LIMIT_BYTES = 1_000_000;

const TOO_LARGE = 'Le contenu envoyé est trop volumineux.';

/** The whole body, refused as soon as it passes `limit` bytes. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (request.headers.get('content-encoding')) {
    throw new DomainError('unsupported-type', 'Un contenu compressé n’est pas accepté.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new DomainError('too-large', TOO_LARGE);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength;
      if (size > limit) throw new DomainError('too-large', TOO_LARGE);
      parts.push(part);
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError('malformed', 'Le contenu est incomplet.', { cause });
  }
  return Buffer.concat(parts);
}

/**
 * A JSON object, or `{}` for an empty body.
 * @throws DomainError `unsupported-type` (not JSON), `malformed` (not parseable, not an object), `too-large`,
 * `invalid` (a key that every object inherits).
 */
export async function readJsonObject(request: Request, limit = JSON_LIMIT_BYTES): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, limit);
  if (bytes.byteLength === 0) return {};
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new DomainError('unsupported-type', 'Le contenu doit être envoyé en JSON (application/json).');
  }
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

/**
 * Fields and files of a form, multipart or URL-encoded.
 * @throws DomainError `unsupported-type`, `malformed`, `too-large`, `invalid`.
 */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    throw new DomainError('unsupported-type', 'Un formulaire est attendu.');
  }
  const bytes = await readBytes(request, limit);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((cause: unknown) => {
    throw new DomainError('malformed', 'Le formulaire est illisible.', { cause });
  });
  refuseUnsafeNames(form.keys());
  return form;
}
