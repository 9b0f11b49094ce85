import type { BuiltServer } from '#tests/support/server.ts';

/** Where an attack goes, and how long it lasts. */
export interface Target {
  server: BuiltServer;
  /** Milliseconds after which no new step begins. */
  durationMs: number;
  /** Whether one step of each sender is enough. */
  isQuick: boolean;
  /** What `prepare` made, for example the token of a registered customer. */
  prepared: string;
}

/** How often each outcome came: a status, or the code of a cut connection. */
export type Outcomes = Map<string, number>;

export interface Attack {
  /** For the table, in French. */
  name: string;
  /** Part of `npm test`. */
  isQuick: boolean;
  /** Settings of the attacked server, on top of the tests' own. */
  environment?: NodeJS.ProcessEnv;
  /** What the attacker does first, while nothing is measured. */
  prepare?(server: BuiltServer): Promise<string>;
  run(target: Target): Promise<Outcomes>;
  /** What must be true of the outcomes besides a server that goes on answering. */
  isDefended?(outcomes: Outcomes): boolean;
}

export function count(outcomes: Outcomes, outcome: string | number): void {
  outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1);
}

/** Whether every outcome is a status that refuses, or a connection that the server closed. */
export const isRefused = (outcomes: Outcomes): boolean =>
  [...outcomes.keys()].every((outcome) => /^(4\d\d|503|ECONNRESET|EPIPE|closed)$/.test(outcome));

/** Repeats `step` with `senders` at a time until the time is over; a quick attack takes one step each. */
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

/** An address of the loopback network of its own for each sender. */
export const localAddress = (sender: number): string => `127.1.${sender >> 8}.${sender & 255 || 1}`;

/** The same for senders behind a trusted proxy. */
export const forwardedAddress = (sender: number): string =>
  `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
