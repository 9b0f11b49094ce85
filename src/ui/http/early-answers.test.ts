import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countSamples } from '#tests/support/samples.ts';
import {
  dropEarlyAnswers,
  getAskedAt,
  getEarlyAge,
  keepEarlyAnswer,
  noteWrite,
  takeEarlyAnswer,
} from './early-answers.ts';
import { ANY_CHANGE, announceLiveChange, noteStream } from './window-events.ts';

const ORDERS = { address: '/api/admin/orders', live: ['orders'] };
const FIGURES = { address: '/api/admin/dashboard', live: [ANY_CHANGE] };
const LISTS = [ORDERS, { address: '/api/admin/quotes', live: ['quotes', 'notification'] }, FIGURES];
const CHANGES = ['orders', 'quotes', 'notification', 'blog'];
const LONGEST_MS = 30_000;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  noteStream(true);
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = ({ address, live }: typeof ORDERS, content: string | undefined, token = 'mine') =>
  keepEarlyAnswer(address, { token, live }, async () => (content === undefined ? undefined : new Response(content)));
const take = async (address: string, token = 'mine') => (await takeEarlyAnswer(address, token))?.text();

describe('takeEarlyAnswer', () => {
  it('returns an answer once, to the sender of the same token', async () => {
    await keep(ORDERS, 'rows');
    expect(await take(ORDERS.address)).toBe('rows');
    expect(await take(ORDERS.address)).toBeUndefined();
    await keep(ORDERS, 'rows');
    expect(await take(ORDERS.address, 'another')).toBeUndefined();
    expect(await take(ORDERS.address)).toBeUndefined();
  });

  it('leaves standing when the first of several was asked for, until they are used', async () => {
    const before = performance.now();
    await keep(ORDERS, 'rows');
    vi.advanceTimersByTime(5_000);
    await keep(FIGURES, 'figures');
    expect(getAskedAt([FIGURES.address, ORDERS.address, '/api/other'])).toBe(before);
    expect(getEarlyAge(ORDERS.address, 'mine')).toBe(5_000);
    expect(getAskedAt(['/api/other'])).toBe(performance.now());
  });

  it('returns nothing when the calendar says that the device has slept', async () => {
    await keep(ORDERS, 'rows');
    vi.setSystemTime(Date.now() + LONGEST_MS + 1);
    expect(await take(ORDERS.address)).toBeUndefined();
  });

  it('returns nothing when a change is reported while the answer is under way', async () => {
    const answer = Promise.withResolvers<Response>();
    void keepEarlyAnswer(ORDERS.address, { token: 'mine', live: ORDERS.live }, () => answer.promise);
    const taken = take(ORDERS.address);
    announceLiveChange('orders');
    answer.resolve(new Response('rows'));
    expect(await taken).toBeUndefined();
  });

  it('returns nothing where there was no successful answer', async () => {
    await keep(ORDERS, undefined);
    expect(await take(ORDERS.address)).toBeUndefined();
  });

  it('returns nothing after all have been dropped', async () => {
    await keep(ORDERS, 'rows');
    dropEarlyAnswers();
    expect(await take(ORDERS.address)).toBeUndefined();
  });
});

/** What the server has, and what of it this window may have missed. */
class Model {
  versions = new Map(CHANGES.map((name): [string, number] => [name, 0]));
  token = 'mine';
  isOpen = true;

  /** Returns what the server would answer now. */
  answer({ address, live }: typeof ORDERS): string {
    const read = live.includes(ANY_CHANGE) ? CHANGES : live;
    return [this.token, address, ...read.map((name) => this.versions.get(name))].join(' ');
  }

  change(name: string, isOwn: boolean): void {
    if (isOwn) noteWrite();
    this.versions.set(name, (this.versions.get(name) ?? 0) + 1);
    if (isOwn) noteWrite();
    // The event of an own change may come later.
    else if (this.isOpen) announceLiveChange(name);
  }

  setOpen(isOpen: boolean): void {
    if (this.isOpen !== isOpen) noteStream(isOpen);
    this.isOpen = isOpen;
  }
}

const list = fc.constantFrom(...LISTS);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('keep' as const), list }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take' as const), list }) },
  fc.record({ kind: fc.constant('change' as const), name: fc.constantFrom(...CHANGES), isOwn: fc.boolean() }),
  fc.record({ kind: fc.constant('stream' as const), isOpen: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ kind: fc.constant('sign in' as const), token: fc.constantFrom('mine', 'another') }),
);

describe('takeEarlyAnswer after any acts', () => {
  it('returns what the server would answer, or nothing', async () => {
    let used = 0;
    const walk = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      vi.stubGlobal('window', new EventTarget());
      noteStream(true);
      const model = new Model();
      for (const one of acts) {
        vi.advanceTimersByTime(1);
        if (one.kind === 'keep') await keep(one.list, model.answer(one.list), model.token);
        else if (one.kind === 'change') model.change(one.name, one.isOwn);
        else if (one.kind === 'stream') model.setOpen(one.isOpen);
        else if (one.kind === 'wait') vi.advanceTimersByTime(one.ms);
        else if (one.kind === 'sign in') model.token = one.token;
        else {
          const age = getEarlyAge(one.list.address, model.token) ?? 0;
          const taken = await take(one.list.address, model.token);
          expect([undefined, model.answer(one.list)]).toContain(taken);
          expect(age).toBeLessThanOrEqual(LONGEST_MS);
          if (taken !== undefined) used += 1;
        }
      }
    });
    const walks = countSamples(400);
    await fc.assert(walk, { numRuns: walks });
    // A kept answer is taken in every second walk or so.
    expect(used).toBeGreaterThan(walks / 10);
  });
});
