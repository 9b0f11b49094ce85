import { z } from 'zod';
import { ApiError, getApiError } from './api-error.ts';
import { noteWrite } from './early-answers.ts';
import { withRecentSignIn } from './recent-sign-in.ts';
import { apiAddress } from './request.ts';
import { contentOfForm, noteAnswered, sendingKeyFor } from './sending-key.ts';
import { endSession, readToken } from './stored-session.ts';

interface UploadOptions {
  method?: 'POST' | 'PUT';
  /** Share of the bytes already sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function getAnswer<Data extends z.ZodType>(request: XMLHttpRequest, data: Data): z.output<Data> {
  const { status } = request;
  const body = parsed(request.responseText);
  if (status >= 400) throw getApiError(status, body, { get: (name) => request.getResponseHeader(name) });
  const answer = z.object({ success: z.literal(true), data: z.unknown() }).safeParse(body);
  const read = data.safeParse(answer.data?.data);
  if (answer.success && read.success) return read.data;
  throw new ApiError('Invalid response structure', { status, cause: answer.error ?? read.error });
}

/** Uploads a form and reports its progress, which `fetch` cannot. @throws ApiError; an abort has status 0. */
export const uploadForm = <Data extends z.ZodType>(
  path: string,
  data: Data,
  form: FormData,
  options: UploadOptions = {},
): Promise<z.output<Data>> => withRecentSignIn(() => uploadOnce(path, data, form, options));

function uploadOnce<Data extends z.ZodType>(
  path: string,
  data: Data,
  form: FormData,
  { method = 'POST', onProgress, signal }: UploadOptions,
): Promise<z.output<Data>> {
  return new Promise((resolve, reject) => {
    const token = readToken();
    const request = new XMLHttpRequest();
    const fail = (message: string): void => {
      noteWrite();
      reject(new ApiError(message, { status: 0 }));
    };
    request.open(method, apiAddress(path));
    request.setRequestHeader('Accept', 'application/json');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const content = contentOfForm(path, form);
    if (method === 'POST') request.setRequestHeader('Idempotency-Key', sendingKeyFor(content));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onerror = () => fail('Network error');
    request.onabort = () => fail('Aborted');
    request.onload = () => {
      noteWrite();
      noteAnswered(content, request.status);
      if (request.status === 401 && token === readToken()) endSession();
      try {
        resolve(getAnswer(request, data));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    noteWrite();
    request.send(form);
  });
}

/** Returns the bytes of a data URL for use in a form. */
function toBlob(dataUrl: string): Blob {
  const [head = '', content = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}

export const isNewPicture = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:');

/** Builds form data: new pictures as files, lists as JSON text; undefined values are left out. */
export function getForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (isNewPicture(value)) form.append(name, toBlob(value), name);
    else if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
