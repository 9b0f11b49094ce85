import { Writable } from 'node:stream';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.server.ts';
import { inRequest } from './request-scope.server.ts';

/** Returns the output of a log like the app's own. */
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

describe('log', () => {
  it('writes one JSON object per line with level, time and event, and no host name', () => {
    const line = JSON.parse(written({ requestId: 'r-1' }));
    expect(line).toEqual({ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), requestId: 'r-1', msg: 'event' });
  });

  it('writes the id of the request during which it is called, also after a wait', async () => {
    const line = await inRequest('r-2', async () => {
      await Promise.resolve();
      return written({ what: 'part' });
    });
    expect(JSON.parse(line)).toMatchObject({ requestId: 'r-2', what: 'part' });
    expect(JSON.parse(written({}))).not.toHaveProperty('requestId');
  });

  it('masks secrets at the top level and one level below', () => {
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

  it('removes the row values that the database quotes in an error', () => {
    const failure = Object.assign(new Error('null value in column "name"'), {
      code: '23502',
      detail: 'Failing row contains (1, camille@essai.example).',
      where: 'unnamed portal parameter $1 = camille@essai.example',
    });
    const line = written({ err: failure });
    expect(line).not.toContain('camille@essai.example');
    expect(JSON.parse(line).err).toMatchObject({ message: 'null value in column "name"', stack: expect.any(String) });
  });
});
