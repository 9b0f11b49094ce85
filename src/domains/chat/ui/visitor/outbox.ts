import { nextToSend, type Sent, type Unsent } from '../../chat-visitor.rules.ts';

/** What the outbox needs of the browser and of the server. */
export interface OutboxPorts {
  read: () => Unsent[];
  keep: (unsent: Unsent[]) => void;
  /** Sends one; never rejects. */
  send: (unsent: Unsent) => Promise<Sent>;
  forgetPhoto: (key: string) => Promise<void>;
  /** Lets one tab of the browser send at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Some time before the next try; shorter when the network comes back. */
  pause: (failures: number, atLeastSeconds: number | undefined) => Promise<void>;
  onChange: () => void;
}

export interface Outbox {
  add: (unsent: Unsent) => void;
  /** Tries a refused one again. */
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Sends what waits, oldest first; resolves when nothing does. */
  flush: () => Promise<void>;
}

/** Messages that the server does not have yet: kept before they leave, forgotten once they have arrived. */
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
  const tell = (key: string, problem: string | undefined): void =>
    change((unsent) => unsent.map((other) => (other.key === key ? { ...other, problem } : other)));

  /** @returns seconds to wait at least, when the first could not leave. */
  const sendAll = async (): Promise<{ atLeastSeconds: number | undefined } | undefined> => {
    for (let next = nextToSend(read()); next !== undefined; next = nextToSend(read())) {
      const sent = await send(next);
      if (sent === 'sent') remove(next.key);
      else if ('refused' in sent) tell(next.key, sent.refused);
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
      // What was added while the last look found nothing.
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
      tell(key, undefined);
      void flush();
    },
    remove,
    flush,
  };
}
