import { type LogFn, type Logger, pino } from 'pino';
import { perApp } from './app-state.server.ts';
import { openStandardOutput } from './log-output.server.ts';
import { currentRequestId } from './request-scope.server.ts';

const output = openStandardOutput();
process.on('exit', () => output.flush());
// Direct writes by Node itself must not end the process either.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** Keys whose values are never logged. */
const SECRET_KEYS = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'authorization',
  'cookie',
  'code',
];

/** Error fields in which PostgreSQL quotes the refused values. */
const QUOTED_ROWS = ['err.detail', 'err.where'];

/** The id of the request or job during which a line is written. */
function getScope(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

/** Number of the level from which a line is a failure. */
const FAILURE = 50;

/**
 * Creates a logger: one JSON object a line on stdout: level, time, request id, event; no personal data or secret.
 * @param onFailure also gets what the calls of `error` and `fatal` were given.
 */
export function createLog(level: string, onFailure?: (parts: unknown[], level: number) => void): Logger {
  const options = {
    level,
    base: null,
    mixin: getScope,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: {
      logMethod(this: Logger, parts: Parameters<LogFn>, write: LogFn, number: number): void {
        if (number >= FAILURE) onFailure?.(parts, number);
        write.apply(this, parts);
      },
    },
    redact: { paths: [...SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), ...QUOTED_ROWS], censor: '[masqué]' },
  };
  return pino(options, output);
}

const current = perApp((): { logger: Logger | undefined } => ({ logger: undefined }));

/** Returns the app's log. */
export function log(): Logger {
  const state = current();
  state.logger ??= createLog(process.env.LOG_LEVEL ?? 'info');
  return state.logger;
}

/** Sets the logger with the validated level. Called once at start. */
export function setLog(logger: Logger): void {
  current().logger = logger;
}

/** Prints text for a person at the terminal, through the same output as the log. */
export const print = (text: string): void => output.write(text);

/** Waits until the log is written, for at most half a second, before the process ends. */
export const drainLog = (): Promise<void> => output.drain(500);
