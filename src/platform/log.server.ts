import { type Logger, pino } from 'pino';

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
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: [...SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), ...QUOTED_ROWS], censor: '[masqué]' },
  });
}

let current: Logger = createLog(process.env.LOG_LEVEL ?? 'info');

/** The process log. */
export const log = (): Logger => current;

/** Called once at start, with the validated level. */
export function setLog(logger: Logger): void {
  current = logger;
}
