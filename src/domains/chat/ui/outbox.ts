import { nextToSend, type Sent, type Unsent } from './unsent.ts';

/** Browser and server functions that the outbox needs. */
export interface OutboxPorts<Queued extends Unsent> {
  read: () => Queued[];
  keep: (unsent: Queued[]) => void;
  /** Sends one message; never rejects. */
  send: (unsent: Queued) => Promise<Sent>;
  forgetPhoto: (key: string) => Promise<void>;
  /** Runs work in one tab of the browser at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Waits before the next attempt; ends early when the network returns or the signal aborts. */
  pause: (failures: number, atLeastSeconds: number | undefined, hurry: AbortSignal) => Promise<void>;
  onChange: () => void;
}

export interface Outbox<Queued extends Unsent> {
  add: (unsent: Queued) => void;
  /** Sends a refused message again, and a queued one at once. */
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Sends queued messages, oldest first; resolves when none is left. */
  flush: () => Promise<void>;
}

/** Creates a queue of messages that the server lacks: stored before sending, deleted once they arrived. */
export function createOutbox<Queued extends Unsent>(ports: OutboxPorts<Queued>): Outbox<Queued> {
  const { read, keep, send, forgetPhoto, alone, pause, onChange } = ports;
  let failures = 0;
  let flushing: Promise<void> | undefined;
  let isHalted = false;
  let hurry = new AbortController();

  const change = (edit: (unsent: Queued[]) => Queued[]): void => {
    keep(edit(read()));
    onChange();
  };
  const remove = (key: string): void => {
    change((unsent) => unsent.filter((other) => other.key !== key));
    void forgetPhoto(key);
  };
  const notify = (key: string, problem: string | undefined): void =>
    change((unsent) => unsent.map((other) => (other.key === key ? { ...other, problem } : other)));

  /** @returns the minimum seconds to wait if the first message could not be sent. */
  const sendAll = async (): Promise<{ atLeastSeconds: number | undefined } | undefined> => {
    for (let next = nextToSend(read()); next !== undefined; next = nextToSend(read())) {
      const sent = await send(next);
      isHalted = sent === 'halted';
      if (sent === 'halted') return undefined;
      if (sent === 'sent') remove(next.key);
      else if ('refused' in sent) notify(next.key, sent.refused);
      else return { atLeastSeconds: sent.retryAfterSeconds };
      failures = 0;
    }
    return undefined;
  };
  const run = async (): Promise<void> => {
    isHalted = false;
    while (!isHalted && nextToSend(read()) !== undefined) {
      let held: Awaited<ReturnType<typeof sendAll>>;
      await alone(async () => {
        held = await sendAll();
      });
      if (held === undefined) continue;
      failures += 1;
      await pause(failures, held.atLeastSeconds, hurry.signal);
    }
  };
  const flush = (): Promise<void> => {
    flushing ??= run().finally(() => {
      flushing = undefined;
      // A message may have been added after the last check.
      if (!isHalted && nextToSend(read()) !== undefined) void flush();
    });
    return flushing;
  };
  return {
    add: (unsent) => {
      change((others) => [...others, unsent]);
      void flush();
    },
    retry: (key) => {
      notify(key, undefined);
      hurry.abort();
      hurry = new AbortController();
      void flush();
    },
    remove,
    flush,
  };
}
