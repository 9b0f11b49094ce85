import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine } from './database/database.server.ts';
import { type Context, command, countSender, query, systemContext } from './operation.server.ts';

useDatabase();

const visitor: Context = { actor: { kind: 'visitor' }, requestId: 'r-1', clientAddress: '203.0.113.7', userAgent: '' };
const person = (role: 'admin' | 'user'): Context => ({
  ...visitor,
  actor: { kind: 'user', userId: 7, role, sessionId: 1, name: 'Ada' },
});
const getCode = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );

const put = (bucket: string) => db().insertInto('rate_limits').values({ bucket, hits: 1, resets_at: '' }).execute();
const stored = () => db().selectFrom('rate_limits').selectAll().execute();
const lines = () => db().selectFrom('audit_log').selectAll().execute();

describe('query', () => {
  const greet = query({
    allow: 'signed-in',
    input: z.object({ name: z.string().trim().min(1) }),
    output: z.object({ hello: z.string() }),
    run: async ({ name }) => ({ hello: name, secret: 'never' }),
  });

  it('checks permission before it validates the input', async () => {
    expect(await getCode(greet(visitor, { name: '' }))).toBe('unauthenticated');
    expect(await getCode(greet(person('user'), { name: ' ' }))).toBe('invalid');
  });

  it('refuses a query that writes, itself or through a command', async () => {
    const shape = { allow: 'anyone', input: z.object({}), output: z.object({}) } as const;
    const write = command({ ...shape, run: async () => put('a').then(() => ({})) });
    const direct = query({ ...shape, run: async () => put('a').then(() => ({})) });
    const indirect = query({ ...shape, run: (input, context) => write(context, input) });
    const place = /operation\.test\.ts:\d+$/;
    await expect(direct(visitor, {})).rejects.toThrow(/^A query may not write/);
    await expect(direct(visitor, {})).rejects.toThrow(place);
    await expect(indirect(visitor, {})).rejects.toThrow(/^A query may not call a command/);
    await expect(indirect(visitor, {})).rejects.toThrow(place);
    await write(visitor, {});
    expect(await stored()).toHaveLength(1);
  });

  it('passes the parsed input to its work, and returns only declared fields', async () => {
    expect(await greet(person('user'), { name: ' Ada ' })).toEqual({ hello: 'Ada' });
    expect(await greet(systemContext('job'), { name: 'x' })).toEqual({ hello: 'x' });
  });

  it('exposes what entry points and the API description need', () => {
    expect([greet.kind, greet.allow, greet.input.shape.name]).toEqual(['query', 'signed-in', greet.input.shape.name]);
  });
});

describe('command', () => {
  const add = command({
    allow: 'admin',
    input: z.object({ name: z.string(), fails: z.boolean().default(false) }),
    output: z.object({ name: z.string() }),
    audit: ({ name }) => ({ action: 'name.add', subject: `name:${name}`, after: { name } }),
    run: async ({ name, fails }) => {
      await put(name);
      if (fails) throw new DomainError('conflict', 'Non.');
      return { name };
    },
  });

  it('stores the change and one audit entry together', async () => {
    await add(person('admin'), { name: 'a' });
    expect(await stored()).toHaveLength(1);
    expect(await lines()).toMatchObject([
      {
        actor_id: 7,
        actor_name: 'Ada',
        action: 'name.add',
        subject: 'name:a',
        before: null,
        after: '{"name":"a"}',
        request_id: 'r-1',
      },
    ]);
  });

  it('rolls back both when it fails', async () => {
    expect(await getCode(add(person('admin'), { name: 'a', fails: true }))).toBe('conflict');
    expect([await stored(), await lines()]).toEqual([[], []]);
  });

  it('changes nothing for a caller without permission', async () => {
    expect(await getCode(add(visitor, { name: 'a' }))).toBe('unauthenticated');
    expect(await getCode(add(person('user'), { name: 'a' }))).toBe('forbidden');
    expect(await stored()).toEqual([]);
  });

  it('writes no audit entry when the system acts', async () => {
    await add(systemContext('start'), { name: 'a' });
    expect([await stored(), await lines()]).toMatchObject([[{ bucket: 'a' }], []]);
  });

  it('runs prepare before the transaction, so that its writes stay when the rest fails', async () => {
    const guess = command({
      allow: 'anyone',
      input: z.object({}),
      output: z.object({}),
      prepare: async () => {
        await put('tries');
        return 'prepared';
      },
      run: async (_input, _context, prepared) => {
        await put(prepared);
        throw new DomainError('conflict', 'Non.');
      },
    });
    expect(await getCode(guess(visitor, {}))).toBe('conflict');
    expect((await stored()).map((row) => row.bucket)).toEqual(['tries']);
  });

  it('commits or rolls back a nested command together with the outer one', async () => {
    const outer = command({
      allow: 'anyone',
      input: z.object({}),
      output: z.object({}),
      run: async () => {
        await add(systemContext('inner'), { name: 'inner' });
        throw new DomainError('conflict', 'Non.');
      },
    });
    expect(await getCode(outer(visitor, {}))).toBe('conflict');
    expect(await stored()).toEqual([]);
  });
});

describe('command, database unavailable', () => {
  it('refuses with 503 and Retry-After, not as a fault of the request', async () => {
    const statement = engine() === 'postgres' ? 'select pg_terminate_backend(pg_backend_pid())' : FILL;
    if (engine() === 'sqlite') await sql`pragma max_page_count = 1`.execute(db());
    const ask = command({
      allow: 'anyone',
      input: z.object({}),
      output: z.object({}),
      run: async () => {
        await sql.raw(statement).execute(db());
        return {};
      },
    });
    const refusal = await ask(visitor, {}).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5 });
    expect(await stored()).toEqual([]);
  });
});

const FILL = `insert into rate_limits values ('${'x'.repeat(50_000)}', 1, '')`;

describe('command with recent', () => {
  const shape = { allow: 'signed-in', input: z.object({ role: z.string().min(1) }), output: z.object({}) } as const;
  const always = query({ ...shape, recent: true, run: async () => ({}) });
  const sometimes = command({ ...shape, recent: async ({ role }) => role === 'admin', run: async () => ({}) });
  const recent: Context = { ...person('user'), actor: { ...person('user').actor, isRecent: true } as Context['actor'] };

  it('refuses an older session with its own code, before it validates the input', async () => {
    await expect(always(person('user'), { role: '' })).rejects.toMatchObject({
      code: 'forbidden',
      reason: 'recent_sign_in_required',
    });
    expect(await getCode(always(recent, { role: '' }))).toBe('invalid');
    expect(await getCode(always(recent, { role: 'x' }))).toBe('done');
  });

  it('requires a recent sign-in only for certain inputs, where declared', async () => {
    expect(await getCode(sometimes(person('user'), { role: 'user' }))).toBe('done');
    expect(await getCode(sometimes(person('user'), { role: 'admin' }))).toBe('forbidden');
    expect(await getCode(sometimes(recent, { role: 'admin' }))).toBe('done');
    expect([always.recent, sometimes.recent]).toEqual(['always', 'sometimes']);
  });

  it('requires none of the system, and asks a visitor to sign in first', async () => {
    expect(await getCode(always(systemContext('test'), { role: 'x' }))).toBe('done');
    expect(await getCode(always(visitor, { role: 'x' }))).toBe('unauthenticated');
  });
});

describe('countSender', () => {
  const limited = { senderLimit: { bucket: 'essai', hits: 2, seconds: 60 } };
  const sends = (context: Context) => {
    for (let count = 0; count < 10; count += 1) {
      try {
        countSender(limited, context);
      } catch (error) {
        return [count, error instanceof DomainError ? error.retryAfterSeconds : error];
      }
    }
    return 'unlimited';
  };

  it('refuses an address beyond the limit with the seconds to wait', () => {
    expect(sends(visitor)).toEqual([2, 30]);
    expect(sends({ ...visitor, clientAddress: '203.0.113.8' })).toEqual([2, 30]);
    expect(sends({ ...person('user'), clientAddress: '203.0.113.9' })).toEqual([2, 30]);
  });

  it('allows staff without that limit', () => {
    expect(sends(person('admin'))).toBe('unlimited');
  });
});
