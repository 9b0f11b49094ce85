import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { SentMessage } from './chat.contract.ts';

/** Texts of the transcript. */
export type Words = Record<'line' | 'company' | 'companyAnonymous' | 'visitor' | 'photo' | 'cutOne' | 'cut', string>;

/** Maximum number of messages read: more never fit into one text. */
export const MESSAGES_TRANSCRIBED = 2_500;
/** Characters reserved for the notice of omitted messages. */
const NOTICE_LENGTH = 120;

const getAuthor = ({ sender_type, sender_name }: SentMessage, texts: Words): string => {
  if (sender_type === 'user') return sender_name || texts.visitor;
  return sender_name === '' ? texts.companyAnonymous : fill(texts.company, { name: sender_name });
};
const toWords = ({ message, hasPhoto }: SentMessage, texts: Words): string =>
  [message, hasPhoto ? texts.photo : ''].filter((part) => part !== '').join('\n');
const getTurn = (sent: SentMessage, texts: Words): string =>
  `${fill(texts.line, { at: formatDateTime(sent.created_at), who: getAuthor(sent, texts) })}\n${toWords(sent, texts)}`;

interface Size {
  /** Number of messages in all, including those that were not read. */
  total: number;
  max: number;
}

/** Returns the newest blocks that fit, oldest first, after a sentence that counts the omitted ones. */
function fitting(blocks: string[], { total, max }: Size, texts: Words): string {
  const whole = blocks.join('\n\n');
  if (whole.length <= max && blocks.length === total) return whole;
  const stored: string[] = [];
  let space = max - NOTICE_LENGTH;
  for (const block of blocks.toReversed()) {
    if (block.length + 2 > space) break;
    space -= block.length + 2;
    stored.unshift(block);
  }
  const missing = total - stored.length;
  return [missing === 1 ? texts.cutOne : fill(texts.cut, { count: missing }), ...stored].join('\n\n');
}

/** Returns names, times and messages in at most `max` characters; keeps the newest. */
export const toTranscript = (messages: readonly SentMessage[], size: Size, texts: Words): string =>
  fitting(
    messages.map((one) => getTurn(one, texts)),
    size,
    texts,
  );

/** Returns only the visitor's messages in at most `max` characters; keeps the newest. */
export function getVisitorWords(output: readonly SentMessage[], max: number, texts: Words): string {
  const own = output.filter(({ sender_type }) => sender_type === 'user').map((one) => toWords(one, texts));
  return fitting(own, { total: own.length, max }, texts);
}
