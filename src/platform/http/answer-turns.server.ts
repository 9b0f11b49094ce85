import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';

interface TurnLimits {
  /** Maximum number of waiting requests. */
  waiting: number;
  /** Seconds that a request waits for its turn. */
  waitSeconds: number;
  /** Seconds that a client may take to read one chunk (64 kB). */
  pieceSeconds: number;
  /** Seconds for the whole response. */
  answerSeconds: number;
}

const BUSY = 'Un autre export est en cours. Réessayez dans un instant.';
const RETRY_SECONDS = 10;
const LATE = 'Le fichier n’a pas été lu assez vite.';

/** Sends large responses one at a time on this node; a turn ends with the last byte or when the client is gone. */
export class AnswerTurns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Creates and sends a response when its turn has come.
   * @throws DomainError `unavailable` when too many requests wait, or one waits too long.
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

  /** Passes the turn to the next request, so `#isTaken` stays as it is. */
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

/** Turns for exports of the back office. */
export const staffExports = perApp(() => new AnswerTurns(LIMITS));
/** Turns for exports of a person's own data, so that a slow reader does not block staff. */
export const ownExports = perApp(() => new AnswerTurns({ ...LIMITS, answerSeconds: 60 }));
