import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the modules of one running app remember: connections, caches, limits, clock. `src/app` makes one at start and
 * runs everything in it, so two apps in one process share nothing.
 */
export class AppState {
  readonly #values = new Map<object, unknown>();

  /** Runs `work`, and everything it starts, in this app. */
  run<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  /** Returns the same function, run in this app by any caller: for servers, signals and other outside callers. */
  bind<Inputs extends unknown[], Result>(act: (...inputs: Inputs) => Result): (...inputs: Inputs) => Result {
    return (...inputs) => current.run(this, () => act(...inputs));
  }

  /** Returns the value of one accessor, made at its first use. */
  read<Value>(slot: object, create: () => Value): Value {
    if (!this.#values.has(slot)) this.#values.set(slot, create());
    return this.#values.get(slot) as Value;
  }
}

const current = new AsyncLocalStorage<AppState>();

/** State of code that runs in no app: a tool, or a test of one unit. */
const outside = new AppState();

/** Declares state of which each app has its own; returns the accessor. `create` runs at the first use in an app. */
export function perApp<Value>(create: () => Value): () => Value {
  const slot = {};
  return () => (current.getStore() ?? outside).read(slot, create);
}
