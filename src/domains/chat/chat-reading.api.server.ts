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
import { type ChatResumption, type KeptChat, LINK_DAYS, type QuotedChat } from './chat-admin.contract.ts';

const CHAT_COOKIE = '__Host-chat';
const COOKIE_SECONDS = LINK_DAYS * 86_400;

/** Overrides any `bind` in the request body: the browser secret is read from the cookie only. */
const bindOf = (request: ApiRequest) => ({ bind: getCookie(request, CHAT_COOKIE) });

const keyOf = (request: ApiRequest) => ({ session_id: request.req.param('session_id') ?? '', ...bindOf(request) });
/** Reads the conversation id from the path and the browser secret from the cookie. */
export const readKey = async (request: ApiRequest) => keyOf(request);

/** Adds a browser secret only for browsers, which send `sec-fetch-site`; other clients use the id alone. */
async function readWithHalf(request: ApiRequest): Promise<{ bind?: string; [field: string]: unknown }> {
  const { bind: _doorOnly, ...body } = await readJsonObject(request.req.raw);
  if (request.req.header('sec-fetch-site') !== 'same-origin') return body;
  // A second conversation in the same browser uses the same secret.
  return { ...body, bind: getCookie(request, CHAT_COOKIE) ?? newSecret() };
}

export const readOpening = (request: ApiRequest): Promise<z.input<typeof NewChat>> => readWithHalf(request);
export const readResumption = async (request: ApiRequest): Promise<z.input<typeof ChatResumption>> =>
  (await readWithHalf(request)) as z.input<typeof ChatResumption>;

/** Reads an administrator's action on the conversation in the path. */
export const readDeed = async (
  request: ApiRequest,
): Promise<z.input<typeof KeptChat> & z.input<typeof QuotedChat>> => ({
  ...(await readJsonObject(request.req.raw)),
  ...keyOf(request),
});

export function keepHalf(request: ApiRequest, _answer: unknown, { bind }: { bind?: string | undefined }): void {
  if (bind === undefined) return;
  setCookie(request, CHAT_COOKIE, bind, {
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
    return { ...fields, ...bindOf(request) } as Message;
  }
  const form = await readForm(request.req.raw);
  const [photo] = form.filesNamed('photo');
  return { ...Object.fromEntries(form.fields), ...(photo && { photo }), ...bindOf(request) } as Message;
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
  ...keyOf(request),
});

export const readVisitor = async (request: ApiRequest): Promise<z.input<typeof ChatVisitor>> => ({
  ...(await readJsonObject(request.req.raw)),
  ...keyOf(request),
});
