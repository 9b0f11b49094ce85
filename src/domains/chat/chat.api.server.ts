import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { answerLive, LIVE_ANSWER } from '#src/platform/http/live-answer.server.ts';
import { ChatVisitor, NewChat, NewChatMessage } from './chat.contract.ts';
import {
  listCannedReplies,
  listChatMessages,
  listChats,
  readChat,
  readChatStatus,
  readOwnChat,
  watchChat,
} from './chat.queries.server.ts';
import { ChatResumption, QuotedChat, StoredChat } from './chat-admin.contract.ts';
import {
  MESSAGE_READING,
  readAction,
  readKey,
  readOpening,
  readResumption,
  readVisitor,
  readWindow,
  storeBrowserSecret,
} from './chat-reading.api.server.ts';
import { deleteChat } from './commands/delete-chat.server.ts';
import { keepChat } from './commands/keep-chat.server.ts';
import { markChatRead } from './commands/mark-chat-read.server.ts';
import { nameChatVisitor } from './commands/name-chat-visitor.server.ts';
import { openChat } from './commands/open-chat.server.ts';
import { quoteChat } from './commands/quote-chat.server.ts';
import { resumeChat } from './commands/resume-chat.server.ts';
import { sendChatMessage } from './commands/send-chat-message.server.ts';
import { sendTyping } from './commands/send-typing.server.ts';

export const chatApi: Endpoint[] = [
  endpoint('get', '/chat/status', readChatStatus, { summary: 'Discussion : quelqu’un est-il là ?', background: true }),
  endpoint('post', '/chat/session', openChat, {
    summary: 'Ouvrir une discussion',
    status: 201,
    request: NewChat.omit({ browserSecret: true }),
    read: readOpening,
    after: storeBrowserSecret,
    repeats: 'secret',
    fresh: ['browserSecret'],
  }),
  endpoint('post', '/chat/resume', resumeChat, {
    summary: 'Reprendre une discussion par un lien reçu',
    request: ChatResumption.omit({ browserSecret: true }),
    read: readResumption,
    after: storeBrowserSecret,
    repeats: 'never',
  }),
  endpoint('get', '/chat/session/{session_id}', readOwnChat, {
    summary: 'Sa propre discussion',
    read: readKey,
    background: true,
  }),
  endpoint('put', '/chat/session/{session_id}', nameChatVisitor, {
    summary: 'Laisser son nom ou son e-mail',
    request: ChatVisitor.omit({ browserSecret: true }),
    read: readVisitor,
  }),
  endpoint('post', '/chat/message', sendChatMessage, {
    summary: 'Écrire dans une discussion',
    status: 201,
    request: NewChatMessage.omit({ browserSecret: true, photo: true }),
    ...MESSAGE_READING,
  }),
  endpoint('get', '/chat/messages/{session_id}', listChatMessages, {
    summary: 'Messages d’une discussion',
    read: readWindow,
    background: true,
  }),
  endpoint('put', '/chat/mark-read/{session_id}', markChatRead, { summary: 'Marquer comme lus', read: readKey }),
  endpoint('post', '/chat/typing/{session_id}', sendTyping, {
    summary: 'Signaler que l’on écrit',
    read: readKey,
    repeats: 'never',
  }),
  endpoint('get', '/chat/events/{session_id}', watchChat, {
    summary: 'Flux d’une discussion (text/event-stream)',
    background: true,
    read: readKey,
    answers: LIVE_ANSWER,
    send: answerLive,
  }),
  endpoint('get', '/chat/canned-replies', listCannedReplies, { summary: 'Réponses prêtes', background: true }),
  endpoint('get', '/chat/sessions', listChats, { summary: 'Discussions', background: true }),
  endpoint('get', '/chat/sessions/{session_id}', readChat, { summary: 'Discussion', read: readKey, background: true }),
  endpoint('delete', '/chat/sessions/{session_id}', deleteChat, { summary: 'Supprimer', read: readKey }),
  endpoint('post', '/chat/sessions/{session_id}/message', keepChat, {
    summary: 'En faire un message de contact ; une seule fois',
    request: StoredChat.omit({ browserSecret: true }),
    read: readAction,
  }),
  endpoint('post', '/chat/sessions/{session_id}/quote', quoteChat, {
    summary: 'En ouvrir un devis ; une seule fois',
    request: QuotedChat.omit({ browserSecret: true }),
    read: readAction,
  }),
];
