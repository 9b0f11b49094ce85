import { errorLabel } from '../jobs/retry.server.ts';

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

/** One failure as Sentry describes it (event payload, protocol version 7). */
export interface ErrorEvent {
  event_id: string;
  timestamp: string;
  platform: 'node';
  level: 'error' | 'fatal';
  logger: 'faitage';
  release: string;
  message: string;
  tags: Record<string, string>;
  exception?: { values: { type: string; value: string; stacktrace: { frames: Frame[] } }[] };
}

const CAUSES = 3;
const FRAMES = 40;
const FATAL = 60;
/** Fields of a log line that the code itself sets; no other field leaves. */
const TAGS = ['requestId', 'kind', 'event', 'what', 'page', 'reason'];
const TAG_VALUE = /^[\w:./-]{1,80}$/;
const CALL = /^\s+at (?:(?<name>.+?) \()?(?<file>[^()]+):(?<line>\d+):(?<column>\d+)\)?$/;

/** Returns the path inside the program, never the folder in which it is installed. */
const shortPath = (file: string): string => /(?:^|\/)((?:node_modules|build|src)\/.*)$/.exec(file)?.[1] ?? 'elsewhere';

/** Reads the calls of a stack, the outermost first; its message, which may quote a text, is skipped. */
function readFrames({ stack = '', message }: Error): Frame[] {
  const begin = message === '' ? 0 : Math.max(0, stack.indexOf(message)) + message.length;
  const frames = stack
    .slice(begin)
    .split('\n')
    .flatMap((line) => {
      const { name = '?', file = '', line: row = '0', column = '0' } = CALL.exec(line)?.groups ?? {};
      if (file === '') return [];
      const filename = file.startsWith('node:') ? file : shortPath(file);
      const isOwn = !file.startsWith('node:') && !filename.startsWith('node_modules/');
      return [{ function: name, filename, lineno: Number(row), colno: Number(column), in_app: isOwn }];
    });
  return frames.slice(0, FRAMES).reverse();
}

/** Returns an error and what caused it, the first cause first. */
function readCauses(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < CAUSES; at = at.cause) found.unshift(at);
  return found;
}

/**
 * Describes a line of the log: kind, codes and calls of its error and the fields that the code sets. Messages of
 * errors, addresses, bodies and people are left out, because nothing says what they quote.
 * @param fields object that was logged.
 */
export function toErrorEvent(
  fields: object,
  message: string,
  facts: { id: string; at: string; level: number; release: string; requestId: string | undefined },
): ErrorEvent {
  const known = Object.entries({ requestId: facts.requestId, ...fields }).filter(
    (entry): entry is [string, string] =>
      TAGS.includes(entry[0]) && typeof entry[1] === 'string' && TAG_VALUE.test(entry[1]),
  );
  const values = readCauses('err' in fields ? fields.err : undefined).map((error) => ({
    type: error.name,
    value: errorLabel(error),
    stacktrace: { frames: readFrames(error) },
  }));
  return {
    event_id: facts.id,
    timestamp: facts.at,
    platform: 'node',
    level: facts.level >= FATAL ? 'fatal' : 'error',
    logger: 'faitage',
    release: `faitage@${facts.release}`,
    message,
    tags: Object.fromEntries(known),
    ...(values.length > 0 && { exception: { values } }),
  };
}
