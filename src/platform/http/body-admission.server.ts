import { DomainError } from '#src/kernel/errors.ts';
import { removeTemporaryFile } from '../storage/temporary-files.server.ts';
import { releaseBytes } from './body-budget.server.ts';
import { takeUploadPlace } from './upload-places.server.ts';

/** Largest JSON body, bytes, where an endpoint names no other. */
export const JSON_LIMIT_BYTES = 1_000_000;
/** Largest URL-encoded form, bytes, on every page and endpoint that takes one. */
export const URL_ENCODED_LIMIT_BYTES = 100_000;

/** What one page or endpoint takes; a type that is not named is refused with 415. */
export interface BodyLimits {
  /** Bytes of a JSON body. */
  json?: number;
  /** Whether a URL-encoded form is taken. */
  urlEncoded?: boolean;
  /** Bytes of a multipart form, its files included. */
  multipart?: number;
  /** The sentence for a body above its limit, where there is a better one than the general. */
  tooLarge?: string;
}

/** `unexpected` is a type that is not taken here: it may be empty, not more. */
type BodyKind = 'json' | 'urlEncoded' | 'multipart' | 'unexpected' | 'none';

/** A body that may be read: its kind, its limit, and what it holds until its request is answered. */
export interface Admission {
  kind: BodyKind;
  limitBytes: number;
  /** What is thrown beyond the limit. */
  refusal: DomainError;
  heldBytes: number;
  /** Temporary files, by path. */
  files: string[];
  leave: () => void;
}

const TOO_LARGE = 'Le contenu envoyé est trop volumineux.';
const COMPRESSED = 'Un contenu compressé n’est pas accepté.';
const JSON_EXPECTED = 'Le contenu doit être envoyé en JSON (application/json).';
const FORM_EXPECTED = 'Un formulaire est attendu.';

const TYPES: [keyof BodyLimits & BodyKind, RegExp][] = [
  ['json', /^application\/json\s*(;|$)/i],
  ['urlEncoded', /^application\/x-www-form-urlencoded\s*(;|$)/i],
  ['multipart', /^multipart\/form-data\s*(;|$)/i],
];

const admissions = new WeakMap<Request, Admission>();

/**
 * Decides from the headers alone whether and how much of a body may be read; every entry point asks before it reads.
 * @throws DomainError `unsupported-type`, `too-large`, or `limit` for a third upload of one address at a time.
 */
export function admitBody(request: Request, limits: BodyLimits, clientAddress: string): void {
  const declared = request.headers.get('content-length');
  const [kind, limitBytes] =
    request.body === null || declared === '0' ? (['none', 0] as const) : kindOf(request, limits);
  if (kind !== 'none' && request.headers.get('content-encoding')) throw new DomainError('unsupported-type', COMPRESSED);
  const refusal =
    kind === 'unexpected'
      ? new DomainError('unsupported-type', limits.json === undefined ? FORM_EXPECTED : JSON_EXPECTED)
      : new DomainError('too-large', limits.tooLarge ?? TOO_LARGE);
  if (Number(declared ?? 0) > limitBytes) throw refusal;
  const isUpload = kind === 'multipart' || (kind === 'json' && Number(declared ?? limitBytes) > JSON_LIMIT_BYTES);
  const leave = isUpload ? takeUploadPlace(clientAddress) : () => undefined;
  admissions.set(request, { kind, limitBytes, refusal, heldBytes: 0, files: [], leave });
}

function kindOf(request: Request, limits: BodyLimits): [kind: BodyKind, limitBytes: number] {
  const type = request.headers.get('content-type') ?? '';
  const [kind] = TYPES.find(([, pattern]) => pattern.test(type)) ?? [];
  const limit = kind === 'urlEncoded' ? limits.urlEncoded && URL_ENCODED_LIMIT_BYTES : kind && limits[kind];
  return kind === undefined || !limit ? ['unexpected', 0] : [kind, limit];
}

/** What was admitted of a request. @throws when its entry point has not asked: such a body is never read. */
export function admissionOf(request: Request): Admission {
  const admission = admissions.get(request);
  if (admission === undefined) throw new Error('A body is read that no entry point has admitted.');
  return admission;
}

/** Gives everything back that a body held: bytes, place, temporary files. To be called in every ending. */
export async function closeBody(request: Request): Promise<void> {
  const admission = admissions.get(request);
  if (admission === undefined) return;
  admissions.delete(request);
  admission.leave();
  releaseBytes(admission.heldBytes);
  await Promise.all(admission.files.map(removeTemporaryFile));
}
