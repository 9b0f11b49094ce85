import type { BuiltServer } from '#tests/support/server.ts';

/** Server that an attack targets, and its duration. */
export interface Target {
  server: BuiltServer;
  /** Milliseconds after which no new step starts. */
  durationMs: number;
  /** Whether one step of each sender is enough. */
  isQuick: boolean;
  /** Result of `prepare`, for example the token of a registered customer. */
  prepared: string;
}

/** Number of times of each outcome: a status, or the error code of a cut connection. */
export type Outcomes = Map<string, number>;

export interface Attack {
  /** Name in the table, in French. */
  name: string;
  /** Whether `npm test` runs it. */
  isQuick: boolean;
  /** Environment variables of the attacked server, added to those of the tests. */
  environment?: NodeJS.ProcessEnv;
  /** Prepares the attack, before the measurement starts. */
  prepare?(server: BuiltServer): Promise<string>;
  run(target: Target): Promise<Outcomes>;
  /** Returns whether the outcomes are as required, besides a server that still answers. */
  isDefended?(outcomes: Outcomes): boolean;
}

export function count(outcomes: Outcomes, outcome: string | number): void {
  outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1);
}

/** Returns whether every outcome is a refusal status, or a connection that the server closed. */
export const isRefused = (outcomes: Outcomes): boolean =>
  [...outcomes.keys()].every((outcome) => /^(4\d\d|503|ECONNRESET|EPIPE|closed)$/.test(outcome));

/** Repeats `step` with `senders` in parallel until the time is over; a quick attack runs one step each. */
export async function repeat(
  { durationMs, isQuick }: Target,
  senders: number,
  step: (sender: number, turn: number) => Promise<string | number>,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const end = performance.now() + durationMs;
  const send = async (sender: number): Promise<void> => {
    for (let turn = 0; turn === 0 || (!isQuick && performance.now() < end); turn += 1) {
      count(outcomes, await step(sender, turn));
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
  return outcomes;
}

/** Returns a different loopback address for each sender. */
export const localAddress = (sender: number): string => `127.1.${sender >> 8}.${sender & 255 || 1}`;

/** Returns the same for senders behind a trusted proxy. */
export const forwardedAddress = (sender: number): string =>
  `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
