import { describe, expect, it } from 'vitest';
import { DomainError } from '#src/kernel/errors.ts';
import { toErrorEvent } from './error-event.server.ts';

const FACTS = { id: 'a'.repeat(32), at: '2026-11-27T08:00:00.000Z', level: 50, release: '0.1.0', requestId: 'r-1' };

/** An error of this name with this message and these calls. */
function failure(message: string, calls: string[], cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.stack = `Error: ${message}\n${calls.map((call) => `    at ${call}`).join('\n')}`;
  return error;
}

describe('toErrorEvent', () => {
  it('describes kind, codes and calls, the outermost first, by their place in the program', () => {
    const calls = [
      'sendMail (file:///home/chef/site/build/server/assets/mail.js:10:5)',
      '/opt/faitage/node_modules/pg/lib/client.js:7:3',
      'async Socket.<anonymous> (node:net:1:2)',
    ];
    const err = Object.assign(failure('too bad', calls), { code: 'ECONNREFUSED' });
    const event = toErrorEvent({ err, kind: 'mail' }, 'job failed', FACTS);
    expect(event).toMatchObject({ level: 'error', release: 'faitage@0.1.0', message: 'job failed' });
    expect(event.tags).toEqual({ requestId: 'r-1', kind: 'mail' });
    expect(event.exception?.values).toEqual([
      {
        ...{ type: 'Error', value: 'Error ECONNREFUSED' },
        stacktrace: {
          frames: [
            { function: 'async Socket.<anonymous>', filename: 'node:net', lineno: 1, colno: 2, in_app: false },
            { function: '?', filename: 'node_modules/pg/lib/client.js', lineno: 7, colno: 3, in_app: false },
            { function: 'sendMail', filename: 'build/server/assets/mail.js', lineno: 10, colno: 5, in_app: true },
          ],
        },
      },
    ]);
  });

  it('contains nothing that an error or a field quotes', () => {
    const secret = 'odile@client.example';
    const quoted = `No such user ${secret}\n    at ${secret} (/home/odile/lettre.txt:1:1)`;
    const cause = Object.assign(failure(quoted, ['read (/srv/odile/build/server/index.js:3:1)']), { detail: secret });
    const err = new DomainError('not-found', `Inconnu : ${secret}`, { cause } as never);
    const fields = { err, email: secret, what: secret, page: 'home', reason: 'x'.repeat(81) };
    const event = toErrorEvent(fields, 'request failed', { ...FACTS, requestId: undefined, level: 60 });
    expect(JSON.stringify(event)).not.toMatch(/odile|client\.example|lettre/);
    expect([event.level, event.tags]).toEqual(['fatal', { page: 'home' }]);
  });

  it('names an error that caused another first', () => {
    const err = new TypeError('b', { cause: new RangeError('a') });
    expect(toErrorEvent({ err }, 'x', FACTS).exception?.values.map(({ type }) => type)).toEqual([
      'RangeError',
      'TypeError',
    ]);
    expect(toErrorEvent({}, 'x', FACTS)).not.toHaveProperty('exception');
  });
});
