import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { writeOwnMessage } from './commands/write-own-message.server.ts';
import { listOwnMessages, readOwnMessage } from './contact.queries.server.ts';

/** API of a customer's own messages. */
export const ownMessageApi: Endpoint[] = [
  endpoint('get', '/user/messages', listOwnMessages, { summary: 'Ses messages et leurs réponses', wrap: 'bare' }),
  endpoint('get', '/user/messages/{id}', readOwnMessage, { summary: 'Un de ses messages' }),
  endpoint('post', '/user/messages', writeOwnMessage, {
    summary: 'Écrire à l’entreprise, ou lui répondre',
    status: 201,
    message: 'Message envoyé avec succès!',
  }),
];
