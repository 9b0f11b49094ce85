import { perPage } from '../page-state.ts';
import { hasChangedSince, isLiveSince } from './window-events.ts';

/**
 * Milliseconds in which an early answer may be used. Less than the silence after which an event stream counts as
 * closed: while nothing is heard, nothing proves that nothing has changed.
 */
const LONGEST_MS = 30_000;

/** What decides whether something that was asked for early is still true. */
export interface Asked {
  token: string;
  /** Server events after which it is old. */
  live: readonly string[];
  /** Moment of `performance.now()` when it was asked for. */
  askedAt: number;
  /** The same by the calendar: the other clock stands still while a device sleeps. */
  askedOn: number;
}

interface EarlyAnswer extends Asked {
  /** Undefined when there is no successful answer. */
  answer: Promise<Response | undefined>;
}

const early = perPage(() => ({
  answers: new Map<string, EarlyAnswer>(),
  token: '',
  wroteAt: Number.NEGATIVE_INFINITY,
}));

/** Whether something may be used that was asked for early, by the sender of a token. */
export function isStillTrue({ token, live, askedAt, askedOn }: Asked, reader: string | null): boolean {
  const age = Date.now() - askedOn;
  return (
    token === reader &&
    age >= 0 &&
    age <= LONGEST_MS &&
    askedAt > early().wroteAt &&
    isLiveSince(askedAt) &&
    !hasChangedSince(live, askedAt)
  );
}

/** Returns the answer of an address that is still true, for the sender of a token; those of another token are deleted. */
function findEarly(address: string, token: string | null): EarlyAnswer | undefined {
  const own = early();
  if (token !== own.token) own.answers.clear();
  const found = own.answers.get(address);
  return found !== undefined && token !== null && isStillTrue(found, token) ? found : undefined;
}

/** Deletes all early answers. */
export const dropEarlyAnswers = (): void => early().answers.clear();

/** Called when this window sends something and when it is answered: what was asked for before may be old. */
export function noteWrite(): void {
  early().wroteAt = performance.now();
  dropEarlyAnswers();
}

/** Stores what is asked for now; `ask` resolves to undefined when there is no successful answer. */
export function keepEarlyAnswer(
  address: string,
  asked: Pick<EarlyAnswer, 'token' | 'live'>,
  ask: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const own = early();
  if (asked.token !== own.token) own.answers.clear();
  own.token = asked.token;
  const askedAt = performance.now();
  const one: EarlyAnswer = { ...asked, askedAt, askedOn: Date.now(), answer: ask() };
  own.answers.set(address, one);
  return one.answer;
}

/** Returns how old, in milliseconds, the usable early answer of an address is; undefined without one. */
export function getEarlyAge(address: string, token: string | null): number | undefined {
  const found = findEarly(address, token);
  return found && Date.now() - found.askedOn;
}

/** Returns when the first of these addresses was asked for; undefined unless each has an early answer that is still true. */
export function findAsked(addresses: readonly string[], token: string | null): Asked | undefined {
  const found = addresses.map((address) => findEarly(address, token));
  if (!found.every((one) => one !== undefined)) return undefined;
  const [first] = found.toSorted((one, other) => one.askedAt - other.askedAt);
  return first && { token: first.token, live: first.live, askedAt: first.askedAt, askedOn: first.askedOn };
}

/** Returns when the first of these addresses was asked for, as a moment of `performance.now()`: by default now. */
export const getAskedAt = (addresses: readonly string[]): number =>
  Math.min(performance.now(), ...addresses.flatMap((address) => findEarly(address, early().token)?.askedAt ?? []));

/** Returns the early answer of an address, once; undefined when it is not, or no longer, true. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response | undefined> | undefined {
  const found = findEarly(address, token);
  early().answers.delete(address);
  return found?.answer.then((answer) => (isStillTrue(found, found.token) ? answer : undefined));
}
