import { type Logger, pino } from 'pino';
import { openStandardOutput } from './log-output.server.ts';

const output = openStandardOutput();
process.on('exit', () => output.flush());
// What Node itself writes there must not end the process either.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** Whatever the key holds, it never reaches a log line. */
const SECRET_KEYS = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'authorization',
  'cookie',
  'code',
];

/** PostgreSQL tells here which values it would not take. */
const QUOTED_ROWS = ['err.detail', 'err.where'];

/** One JSON object a line on stdout: level, time, request id, event; no personal data, no secret. */
export function createLog(level: string): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: [...SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), ...QUOTED_ROWS], censor: '[masqué]' },
  };
  return pino(options, output);
}

let current: Logger = createLog(process.env.LOG_LEVEL ?? 'info');

/** The process log. */
export const log = (): Logger => current;

/** Called once at start, with the validated level. */
export function setLog(logger: Logger): void {
  current = logger;
}

/** Text for the person at the terminal, on the same way as the log. */
export const print = (text: string): void => output.write(text);

/** Waits until the log is written, for at most half a second: before the process ends. */
export const drainLog = (): Promise<void> => output.drain(500);
