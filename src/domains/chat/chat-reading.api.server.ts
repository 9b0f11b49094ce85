import { getCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import { isMultipart, readForm, readJsonObject } from '#src/platform/http/body.server.ts';
import { JSON_LIMIT_BYTES } from '#src/platform/http/body-admission.server.ts';
import type { ApiRequest } from '#src/platform/http/endpoint.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import {
  CHAT_PHOTO_MAX_BYTES,
  type ChatMessageQuery,
  type ChatVisitor,
  type NewChat,
  type NewChatMessage,
} from './chat.contract.ts';
import { CHAT_TEXTS } from './chat.texts.ts';
import { type ChatResumption, LINK_DAYS, type QuotedChat, type StoredChat } from './chat-admin.contract.ts';

const CHAT_COOKIE = '__Host-chat';
const COOKIE_SECONDS = LINK_DAYS * 86_400;

/** Overrides any `browserSecret` in the request body: it is read from the cookie only. */
const getBrowserSecret = (request: ApiRequest) => ({ browserSecret: getCookie(request, CHAT_COOKIE) });

const getKey = (request: ApiRequest) => ({
  session_id: request.req.param('session_id') ?? '',
  ...getBrowserSecret(request),
});
/** Reads the conversation id from the path and the browser secret from the cookie. */
export const readKey = async (request: ApiRequest) => getKey(request);

/** Adds a browser secret only for browsers, which send `sec-fetch-site`; other clients use the id alone. */
async function readWithBrowserSecret(
  request: ApiRequest,
): Promise<{ browserSecret?: string; [field: string]: unknown }> {
  const { browserSecret: _cookieOnly, ...body } = await readJsonObject(request.req.raw);
  if (request.req.header('sec-fetch-site') !== 'same-origin') return body;
  // A second conversation in the same browser uses the same secret.
  return { ...body, browserSecret: getCookie(request, CHAT_COOKIE) ?? newSecret() };
}

export const readOpening = (request: ApiRequest): Promise<z.input<typeof NewChat>> => readWithBrowserSecret(request);
export const readResumption = async (request: ApiRequest): Promise<z.input<typeof ChatResumption>> =>
  (await readWithBrowserSecret(request)) as z.input<typeof ChatResumption>;

/** Reads an administrator's action on the conversation in the path. */
export const readAction = async (
  request: ApiRequest,
): Promise<z.input<typeof StoredChat> & z.input<typeof QuotedChat>> => ({
  ...(await readJsonObject(request.req.raw)),
  ...getKey(request),
});

export function storeBrowserSecret(
  request: ApiRequest,
  _answer: unknown,
  { browserSecret }: { browserSecret?: string | undefined },
): void {
  if (browserSecret === undefined) return;
  setCookie(request, CHAT_COOKIE, browserSecret, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    maxAge: COOKIE_SECONDS,
  });
}

type Message = z.input<typeof NewChatMessage>;

async function readMessage(request: ApiRequest): Promise<Message> {
  if (!isMultipart(request.req.raw)) {
    const { photo: _bytesOnly, ...fields } = await readJsonObject(request.req.raw);
    return { ...fields, ...getBrowserSecret(request) } as Message;
  }
  const form = await readForm(request.req.raw);
  const [photo] = form.filesNamed('photo');
  return { ...Object.fromEntries(form.fields), ...(photo && { photo }), ...getBrowserSecret(request) } as Message;
}

/** Reads a message as JSON, or as a form with one photo. */
export const MESSAGE_READING = {
  body: {
    json: JSON_LIMIT_BYTES,
    multipart: CHAT_PHOTO_MAX_BYTES + 100_000,
    tooLarge: CHAT_TEXTS.photoTooLarge,
  },
  read: readMessage,
};

export const readWindow = async (request: ApiRequest): Promise<z.input<typeof ChatMessageQuery>> => ({
  ...request.req.query(),
  ...getKey(request),
});

export const readVisitor = async (request: ApiRequest): Promise<z.input<typeof ChatVisitor>> => ({
  ...(await readJsonObject(request.req.raw)),
  ...getKey(request),
});
