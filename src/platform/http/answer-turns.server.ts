import { DomainError } from '#src/kernel/errors.ts';

interface TurnLimits {
  /** Requests that may wait. */
  waiting: number;
  /** Seconds that a request waits for its turn. */
  waitSeconds: number;
  /** Seconds that a client may take for one piece (64 kB). */
  pieceSeconds: number;
  /** Seconds for the whole answer. */
  answerSeconds: number;
}

const BUSY = 'Un autre export est en cours. Réessayez dans un instant.';
const RETRY_SECONDS = 10;
const LATE = 'Le fichier n’a pas été lu assez vite.';

/** Large answers, one at a time on this node: each keeps its turn until its last byte is taken or its client is gone. */
export class AnswerTurns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Makes and sends an answer when its turn has come.
   * @throws DomainError `unavailable` when too many wait, or for too long.
   */
  async run(answer: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
    await this.#take(signal);
    try {
      const response = await answer();
      if (response.body !== null) return new Response(this.#untilSent(response.body), response);
      this.#leave();
      return response;
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const busy = new DomainError('unavailable', BUSY, { retryAfterSeconds: RETRY_SECONDS });
    if (this.#waiting.length >= this.#limits.waiting) throw busy;
    await new Promise<void>((resolve, reject) => {
      const isNext = (): void => {
        stopWaiting();
        resolve();
      };
      const refuse = (): void => {
        stopWaiting();
        this.#waiting.splice(this.#waiting.indexOf(isNext), 1);
        reject(busy);
      };
      const timer = setTimeout(refuse, this.#limits.waitSeconds * 1_000).unref();
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', refuse);
      };
      signal.addEventListener('abort', refuse);
      this.#waiting.push(isNext);
    });
  }

  /** The turn is handed over, so `#isTaken` stays as it is. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  #untilSent(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    let piece: NodeJS.Timeout | undefined;
    let isOver = false;
    const end = (): void => {
      clearTimeout(piece);
      clearTimeout(whole);
      if (!isOver) this.#leave();
      isOver = true;
    };
    let control: ReadableStreamDefaultController<Uint8Array>;
    const cut = (): void => {
      control.error(new Error(LATE));
      void reader.cancel().catch(() => undefined);
      end();
    };
    const whole = setTimeout(cut, this.#limits.answerSeconds * 1_000).unref();
    const wait = (): void => {
      piece = setTimeout(cut, this.#limits.pieceSeconds * 1_000).unref();
    };
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          control = controller;
          wait();
        },
        pull: async (controller) => {
          clearTimeout(piece);
          try {
            const { done, value } = await reader.read();
            if (isOver) return;
            if (!done) {
              controller.enqueue(value);
              wait();
              return;
            }
            controller.close();
            end();
          } catch (error) {
            controller.error(error);
            end();
          }
        },
        cancel: async () => {
          end();
          await reader.cancel();
        },
      },
      { highWaterMark: 0 },
    );
  }
}

const LIMITS = { waiting: 4, waitSeconds: 20, pieceSeconds: 15, answerSeconds: 600 };

/** Files of the back office. */
export const staffExports = new AnswerTurns(LIMITS);
/** What people take away of themselves: however they read it, staff does not wait for them. */
export const ownExports = new AnswerTurns({ ...LIMITS, answerSeconds: 60 });
