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

  /** Makes this app the one of callbacks without a context, such as a socket that closes; for the app of a process. */
  adoptProcess(): void {
    fallback.state = this;
  }

  /** Returns the value of one accessor, made at its first use. */
  read<Value>(slot: object, create: () => Value): Value {
    const known = this.#values.get(slot);
    if (known !== undefined || this.#values.has(slot)) return known as Value;
    const made = create();
    this.#values.set(slot, made);
    return made;
  }
}

const current = new AsyncLocalStorage<AppState>();

/** App of code without a context: a tool, a test of one unit, a callback of the app that adopted the process. */
const fallback = { state: new AppState() };

const currentApp = (): AppState => current.getStore() ?? fallback.state;

/** Returns the same function, run later in the app of this call: for callbacks of streams and sockets. */
export const inThisApp = <Inputs extends unknown[], Result>(
  act: (...inputs: Inputs) => Result,
): ((...inputs: Inputs) => Result) => currentApp().bind(act);

/** Declares state of which each app has its own; returns the accessor. `create` runs at the first use in an app. */
export function perApp<Value>(create: () => Value): () => Value {
  const slot = {};
  return () => currentApp().read(slot, create);
}
