import type { z } from 'zod';
import { isMultipart, readForm, readJsonObject } from '#src/platform/http/body.server.ts';
import { JSON_LIMIT_BYTES } from '#src/platform/http/body-admission.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import type { SentForm } from '#src/platform/http/sent-form.server.ts';
import { changeMessage } from './commands/change-message.server.ts';
import { changeMessages } from './commands/change-messages.server.ts';
import { deleteMessage } from './commands/delete-message.server.ts';
import { quoteMessage } from './commands/quote-message.server.ts';
import { replyMessage } from './commands/reply-message.server.ts';
import { sendMessage } from './commands/send-message.server.ts';
import { ContactRequest, FORM_LIMIT_BYTES } from './contact.contract.ts';
import {
  countMessages,
  exportMessages,
  listMessages,
  listMessagesByStatus,
  listUnreadMessages,
  readMessage,
} from './contact.queries.server.ts';
import { CONTACT_TEXTS } from './contact.texts.ts';
import { exportLines } from './contact.views.ts';

type Sent = z.input<typeof ContactRequest>;

/** Maps a posted form to a request, with its files as photos. */
const getContactRequest = (form: SentForm): Sent =>
  ({ ...Object.fromEntries(form.fields), photos: form.filesNamed('photos') }) as Sent;

/** Reads JSON, or a form when there are photos. */
async function readContact(request: ApiRequest): Promise<Sent> {
  if (isMultipart(request.req.raw)) return getContactRequest(await readForm(request.req.raw));
  const { photos: _bytesOnly, ...fields } = await readJsonObject(request.req.raw);
  return fields as Sent;
}

export const contactApi: Endpoint[] = [
  endpoint('post', '/contact', sendMessage, {
    summary: 'Envoyer un message ou une demande de devis',
    status: 201,
    message: 'Message envoyé avec succès!',
    request: ContactRequest.omit({ photos: true }),
    body: { json: JSON_LIMIT_BYTES, multipart: FORM_LIMIT_BYTES },
    read: readContact,
    fresh: ['elapsed_ms'],
  }),
  endpoint('get', '/admin/contact', listMessages, { summary: 'Messages reçus' }),
  endpoint('get', '/admin/contact/statistics', countMessages, { summary: 'Nombre de messages par statut' }),
  listExport('/admin/contact/export', exportMessages, {
    summary: 'Messages en fichier CSV ou Excel',
    name: 'messages',
    toLines: (rows) => exportLines(rows, CONTACT_TEXTS.exportColumns),
  }),
  endpoint('get', '/admin/contact/unread', listUnreadMessages, { summary: 'Messages non lus' }),
  endpoint('get', '/admin/contact/status/{status}', listMessagesByStatus, { summary: 'Messages d’un statut' }),
  endpoint('post', '/admin/contact/bulk', changeMessages, { summary: 'Agir sur plusieurs messages' }),
  endpoint('get', '/admin/contact/{id}', readMessage, { summary: 'Un message' }),
  endpoint('put', '/admin/contact/{id}', changeMessage, { summary: 'Changer le statut d’un message' }),
  endpoint('delete', '/admin/contact/{id}', deleteMessage, { summary: 'Supprimer un message' }),
  endpoint('post', '/admin/contact/{id}/quote', quoteMessage, {
    summary: 'Ouvrir le devis d’un message ; celui qui est déjà ouvert est répondu',
  }),
  endpoint('post', '/admin/contact/{id}/reply', replyMessage, {
    summary: 'Répondre par e-mail',
    message: 'Réponse envoyée.',
  }),
];
