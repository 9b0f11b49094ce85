import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createLog } from './log.server.ts';

/** What a log made like ours writes. */
function written(fields: object): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const log = createLog('info');
  Object.assign(log, { [pino.symbols.streamSym]: sink });
  log.info(fields, 'event');
  return text;
}

it('a line is one JSON object with level, time and event, and no name of this machine', () => {
  const line = JSON.parse(written({ requestId: 'r-1' }));
  expect(line).toEqual({ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), requestId: 'r-1', msg: 'event' });
});

it('no secret reaches it, at the top or one level below', () => {
  const secrets = {
    password: 'hunter2',
    token: 'hunter2',
    cookie: 'hunter2',
    authorization: 'hunter2',
    code: 'hunter2',
  };
  const line = written({ ...secrets, body: { ...secrets, current_password: 'hunter2' } });
  expect(line).not.toContain('hunter2');
  expect(line).toContain('[masqué]');
});

it('what the database quotes of a row stays out of a failure', () => {
  const failure = Object.assign(new Error('null value in column "name"'), {
    code: '23502',
    detail: 'Failing row contains (1, camille@essai.example).',
    where: 'unnamed portal parameter $1 = camille@essai.example',
  });
  const line = written({ err: failure });
  expect(line).not.toContain('camille@essai.example');
  expect(JSON.parse(line).err).toMatchObject({ message: 'null value in column "name"', stack: expect.any(String) });
});
