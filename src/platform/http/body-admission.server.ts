import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';
import { removeTemporaryFile } from '../storage/temporary-files.server.ts';
import { releaseBytes } from './body-budget.server.ts';
import { takeUploadPlace } from './upload-places.server.ts';

/** Largest JSON body in bytes, unless an endpoint sets another limit. */
export const JSON_LIMIT_BYTES = 1_000_000;
/** Largest URL-encoded form in bytes, on every page and endpoint that accepts one. */
export const URL_ENCODED_LIMIT_BYTES = 100_000;

/** Largest body that is read at once when its length is certain, in bytes. */
const SHORT_BYTES = 16_384;

/** Body types and sizes that a page or endpoint accepts; other types are refused with 415. */
export interface BodyLimits {
  /** Largest JSON body, in bytes. */
  json?: number;
  /** Whether a URL-encoded form is accepted. */
  urlEncoded?: boolean;
  /** Largest multipart form in bytes, its files included. */
  multipart?: number;
  /** Largest email as it came over the network (message/rfc822), in bytes. */
  email?: number;
  /** Message for a body above its limit, where the general message is not precise enough. */
  tooLarge?: string;
}

/** `unexpected` is a type that is not accepted here; such a body must be empty. */
type BodyKind = 'json' | 'urlEncoded' | 'multipart' | 'email' | 'unexpected' | 'none';

/** A body that may be read: its kind, its limit, and the resources it holds until its request is answered. */
export interface Admission {
  kind: BodyKind;
  limitBytes: number;
  /** Whether its length is certain and so small that it is read at once, without a stream. */
  isShort: boolean;
  /** Returns the error to throw when the limit is exceeded. */
  refusal: () => DomainError;
  heldBytes: number;
  /** Paths of temporary files. */
  files: string[];
  leave: () => void;
}

const TOO_LARGE = 'Le contenu envoyé est trop volumineux.';
const COMPRESSED = 'Un contenu compressé n’est pas accepté.';
const JSON_EXPECTED = 'Le contenu doit être envoyé en JSON (application/json).';
const FORM_EXPECTED = 'Un formulaire est attendu.';
const EMAIL_EXPECTED = 'Un e-mail est attendu, tel qu’il est arrivé (message/rfc822).';

const TYPES: [keyof BodyLimits & BodyKind, RegExp][] = [
  ['json', /^application\/json\s*(;|$)/i],
  ['urlEncoded', /^application\/x-www-form-urlencoded\s*(;|$)/i],
  ['multipart', /^multipart\/form-data\s*(;|$)/i],
  ['email', /^message\/rfc822\s*(;|$)/i],
];

const admissions = perApp(() => new WeakMap<Request, Admission>());
const bounded = perApp(() => new WeakSet<Request>());

/** Marks a request that Node has parsed: its body ends where its announced length says. */
export const trustLength = (request: Request): void => void bounded().add(request);

/**
 * Decides from the headers alone whether and how much of a body may be read; every entry point calls it first.
 * @throws DomainError `unsupported-type`, `too-large`, or `limit` for a third simultaneous upload of one address.
 */
export function admitBody(request: Request, limits: BodyLimits, clientAddress: string): void {
  const declared = request.headers.get('content-length');
  const [kind, limitBytes] = isBodiless(request, declared) ? (['none', 0] as const) : getKind(request, limits);
  if (kind !== 'none' && request.headers.get('content-encoding')) throw new DomainError('unsupported-type', COMPRESSED);
  const refusal = (): DomainError =>
    kind === 'unexpected'
      ? new DomainError('unsupported-type', getExpected(limits))
      : new DomainError('too-large', limits.tooLarge ?? TOO_LARGE);
  if (Number(declared ?? 0) > limitBytes) throw refusal();
  const isUpload =
    kind === 'multipart' || kind === 'email' || (kind === 'json' && Number(declared ?? limitBytes) > JSON_LIMIT_BYTES);
  const leave = isUpload ? takeUploadPlace(clientAddress) : () => undefined;
  const isShort = declared !== null && Number(declared) <= SHORT_BYTES && bounded().has(request);
  admissions().set(request, { kind, limitBytes, isShort, refusal, heldBytes: 0, files: [], leave });
}

/** Asks for the body itself only without a length: that makes a stream of it, which costs as much as a small request. */
const isBodiless = (request: Request, declared: string | null): boolean =>
  declared === '0' || (declared === null && request.body === null);

function getExpected({ json, email }: BodyLimits): string {
  if (email !== undefined) return EMAIL_EXPECTED;
  return json === undefined ? FORM_EXPECTED : JSON_EXPECTED;
}

function getKind(request: Request, limits: BodyLimits): [kind: BodyKind, limitBytes: number] {
  const type = request.headers.get('content-type') ?? '';
  const [kind] = TYPES.find(([, pattern]) => pattern.test(type)) ?? [];
  const limit = kind === 'urlEncoded' ? limits.urlEncoded && URL_ENCODED_LIMIT_BYTES : kind && limits[kind];
  return kind === undefined || !limit ? ['unexpected', 0] : [kind, limit];
}

/** Returns the admission of a request. @throws when its entry point has not called `admitBody`. */
export function getAdmission(request: Request): Admission {
  const admission = admissions().get(request);
  if (admission === undefined) throw new Error('A body is read that no entry point has admitted.');
  return admission;
}

/** Releases everything that a body held: bytes, upload slot, temporary files. Call it in every case. */
export async function closeBody(request: Request): Promise<void> {
  const admission = admissions().get(request);
  if (admission === undefined) return;
  admissions().delete(request);
  admission.leave();
  releaseBytes(admission.heldBytes);
  await Promise.all(admission.files.map(removeTemporaryFile));
}
