import { nextToSend, type Sent, type Unsent } from '../chat-visitor.views.ts';

/** Browser and server functions that the outbox needs. */
export interface OutboxPorts {
  read: () => Unsent[];
  keep: (unsent: Unsent[]) => void;
  /** Sends one message; never rejects. */
  send: (unsent: Unsent) => Promise<Sent>;
  forgetPhoto: (key: string) => Promise<void>;
  /** Runs work in one tab of the browser at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Waits before the next attempt; ends early when the network returns. */
  pause: (failures: number, atLeastSeconds: number | undefined) => Promise<void>;
  onChange: () => void;
}

export interface Outbox {
  add: (unsent: Unsent) => void;
  /** Sends a refused message again. */
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Sends queued messages, oldest first; resolves when none is left. */
  flush: () => Promise<void>;
}

/** Creates a queue of messages that the server lacks: stored before sending, deleted once they arrived. */
export function createOutbox({ read, keep, send, forgetPhoto, alone, pause, onChange }: OutboxPorts): Outbox {
  let failures = 0;
  let flushing: Promise<void> | undefined;

  const change = (edit: (unsent: Unsent[]) => Unsent[]): void => {
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
      if (sent === 'sent') remove(next.key);
      else if ('refused' in sent) notify(next.key, sent.refused);
      else return { atLeastSeconds: sent.retryAfterSeconds };
      failures = 0;
    }
    return undefined;
  };
  const run = async (): Promise<void> => {
    while (nextToSend(read()) !== undefined) {
      let held: Awaited<ReturnType<typeof sendAll>>;
      await alone(async () => {
        held = await sendAll();
      });
      if (held === undefined) continue;
      failures += 1;
      await pause(failures, held.atLeastSeconds);
    }
  };
  const flush = (): Promise<void> => {
    flushing ??= run().finally(() => {
      flushing = undefined;
      // A message may have been added after the last check.
      if (nextToSend(read()) !== undefined) void flush();
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
      void flush();
    },
    remove,
    flush,
  };
}
