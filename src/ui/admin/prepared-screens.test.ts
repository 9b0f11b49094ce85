import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countSamples } from '#tests/support/samples.ts';
import { keepEarlyAnswer, noteWrite, takeEarlyAnswer } from '../http/early-answers.ts';
import { announceLiveChange, noteStream } from '../http/window-events.ts';
import {
  findContainer,
  getScreens,
  isPrepared,
  prepareScreen,
  removeScreen,
  removeScreens,
  showScreen,
  takePrepared,
} from './prepared-screens.ts';

const ORDERS = '/admin/orders';
const MOST = 6;
const RENEWED_MS = 20_000;
const toAddress = (path: string): string => `https://toit.example${path}`;
const toCalls = (path: string): string[] => [`/api${path}`, `/api${path}/statistics`];

let token: string | null;

function openWindow(): void {
  vi.stubGlobal('window', new EventTarget());
  token = 'mine';
  noteStream(true);
  vi.advanceTimersByTime(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => token });
  vi.stubGlobal('document', { createElement: () => ({ hasChildNodes: () => true }) });
  openWindow();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetchCalls = async (path: string, content: string): Promise<void> => {
  for (const call of toCalls(path)) {
    await keepEarlyAnswer(call, { token: token ?? '', live: [path] }, async () => new Response(content));
  }
};

/** Loads as a list does: each call once, or a new answer where the early one is no longer true. */
const load = async (path: string): Promise<{ rows: string[] }> => {
  const answers = await Promise.all(toCalls(path).map((call) => takeEarlyAnswer(call, token)));
  return { rows: await Promise.all(answers.map(async (answer) => (await answer?.text()) ?? 'asked again')) };
};

const prepare = (path: string): Promise<void> =>
  prepareScreen(path, toCalls(path), { load: () => load(path), render: () => null });

async function prepareFrom(path: string, content: string): Promise<void> {
  await fetchCalls(path, content);
  await prepare(path);
}

const take = (path: string): string | undefined => takePrepared<{ rows: string[] }>(toAddress(path))?.rows.join();

describe('takePrepared', () => {
  it('returns the data of a prepared screen once, and none for another address', async () => {
    await prepareFrom(ORDERS, 'rows');
    expect(take(`${ORDERS}?page=2`)).toBeUndefined();
    expect(take(ORDERS)).toBe('rows,rows');
    expect(take(ORDERS)).toBeUndefined();
  });

  it('returns nothing after a change, nor to another person', async () => {
    await prepareFrom(ORDERS, 'rows');
    token = 'another';
    expect(take(ORDERS)).toBeUndefined();
    token = 'mine';
    announceLiveChange(ORDERS);
    expect(take(ORDERS)).toBeUndefined();
  });
});

describe('prepareScreen', () => {
  it('does nothing without early answers of every call', async () => {
    await keepEarlyAnswer(
      toCalls(ORDERS)[0] ?? '',
      { token: 'mine', live: [ORDERS] },
      async () => new Response('rows'),
    );
    await prepare(ORDERS);
    expect(getScreens()).toEqual([]);
  });

  it('does nothing once another person has signed in while the data were read', async () => {
    await fetchCalls(ORDERS, 'rows');
    const prepared = prepare(ORDERS);
    token = 'another';
    await prepared;
    expect(getScreens()).toEqual([]);
  });

  it('prepares anew from data that need a renewal, and keeps the parts that say the same', async () => {
    await prepareFrom(ORDERS, 'rows');
    const [first] = getScreens();
    expect(isPrepared(ORDERS)).toBe(true);
    vi.advanceTimersByTime(RENEWED_MS);
    expect(isPrepared(ORDERS)).toBe(false);
    await prepareFrom(ORDERS, 'rows');
    const [second] = getScreens();
    expect(second?.container).toBe(first?.container);
    expect(Object(second?.loaded).rows).toBe(Object(first?.loaded).rows);
    expect(isPrepared(ORDERS)).toBe(true);
  });

  it('holds a limited number, of which the oldest makes room unless it is shown', async () => {
    const paths = Array.from({ length: MOST + 2 }, (_, place) => `/admin/${place}`);
    await prepareFrom(paths[0] ?? '', 'rows');
    showScreen(findContainer(paths[0] ?? '') as HTMLElement, {});
    for (const path of paths.slice(1)) await prepareFrom(path, 'rows');
    expect(getScreens().map(({ path }) => path)).toEqual([paths[0], ...paths.slice(2)]);
  });

  it('prepares none for the next person once the last one has left', async () => {
    await prepareFrom(ORDERS, 'rows');
    removeScreens();
    expect(getScreens()).toEqual([]);
  });

  it('leaves the shown screen to what has shown it', async () => {
    await prepareFrom(ORDERS, 'rows');
    const container = findContainer(ORDERS) as HTMLElement;
    const newer = { rows: ['newer'] };
    showScreen(container, newer);
    await prepareFrom(ORDERS, 'rows');
    expect(getScreens()).toMatchObject([{ isShown: true, loaded: newer }]);
    expect(findContainer(ORDERS)).toBeUndefined();
    removeScreen(container);
    expect(getScreens()).toEqual([]);
  });
});

const PATHS = [ORDERS, '/admin/quotes'];
const act = fc.record({
  kind: fc.constantFrom(
    'fetch',
    'prepare',
    'prepare',
    'prepare anew',
    'take',
    'take',
    'change',
    'write',
    'stream',
    'wait',
    'sign in',
  ),
  path: fc.constantFrom(...PATHS),
});

describe('takePrepared after any acts', () => {
  it('returns what the server would answer, or nothing', async () => {
    let used = 0;
    const walk = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      openWindow();
      const versions = new Map(PATHS.map((path): [string, number] => [path, 0]));
      const answer = (path: string): string => `${token} ${path} ${versions.get(path)}`;
      const change = (path: string): unknown => versions.set(path, (versions.get(path) ?? 0) + 1);
      let isOpen = true;
      const steps: Record<(typeof acts)[number]['kind'], (path: string) => unknown> = {
        fetch: (path) => fetchCalls(path, answer(path)),
        prepare: (path) => prepareFrom(path, answer(path)),
        'prepare anew': prepare,
        change: (path) => {
          change(path);
          if (isOpen) announceLiveChange(path);
        },
        write: (path) => {
          noteWrite();
          change(path);
          noteWrite();
        },
        stream: () => {
          isOpen = !isOpen;
          noteStream(isOpen);
        },
        wait: () => vi.advanceTimersByTime(9_000),
        'sign in': () => {
          token = token === 'mine' ? 'another' : 'mine';
        },
        take: (path) => {
          const taken = take(path);
          if (taken === undefined) return;
          expect(taken).toBe(`${answer(path)},${answer(path)}`);
          used += 1;
        },
      };
      for (const { kind, path } of acts) {
        vi.advanceTimersByTime(1);
        await steps[kind](path);
      }
    });
    await fc.assert(walk, { numRuns: countSamples(400) });
    expect(used).toBeGreaterThan(10);
  });
});
