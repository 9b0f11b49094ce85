import type { z } from 'zod';
import { callApi, callFlat } from '#src/ui/http/api-client.ts';
import { OwnMessage, OwnMessageList } from './own-message.contract.ts';

const PATH = '/user/messages';

export const fetchOwnMessages = (signal: AbortSignal): Promise<OwnMessage[]> =>
  callFlat(PATH, OwnMessageList, { signal });

interface Writing {
  subject?: string;
  message: string;
  in_reply_to?: number;
}

export const sendOwnMessage = (writing: Writing): Promise<z.output<typeof OwnMessage>> =>
  callApi(PATH, OwnMessage, { method: 'POST', body: writing });
