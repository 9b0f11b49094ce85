import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from '../log.server.ts';
import { closeDatabase, db, openDatabase } from './database.server.ts';

const NEVER = "select 'not logged without the switch'";

/** Returns the logged statements of one look-up of a rate limit. */
async function statements(logsSql: boolean): Promise<unknown[]> {
  const info = vi.spyOn(log(), 'info').mockImplementation(() => undefined);
  await openDatabase(':memory:', { logsSql });
  const read = db().selectFrom('rate_limits').select('hits').where('bucket', '=', NEVER).execute();
  await read.catch(() => undefined);
  return info.mock.calls.map(([line]) => line);
}

afterEach(closeDatabase);

describe('logStatement', () => {
  it('logs a statement and its milliseconds, without the bound values', async () => {
    const [line] = await statements(true);
    expect(line).toMatchObject({ sql: expect.stringContaining('from "rate_limits"'), ms: expect.any(Number) });
    expect(JSON.stringify(line)).not.toContain(NEVER);
  });

  it('marks a failed statement', async () => {
    expect(await statements(true)).toEqual([expect.objectContaining({ failed: true })]);
  });

  it('logs nothing unless it is switched on', async () => {
    expect(await statements(false)).toEqual([]);
  });
});
