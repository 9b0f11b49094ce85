import { AsyncLocalStorage } from 'node:async_hooks';

const longStatements = new AsyncLocalStorage<number | undefined>();

/** Runs `work` with a longer statement timeout than five seconds, for migrations and jobs; only for PostgreSQL. */
export const allowLongStatements = <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> =>
  longStatements.run(milliseconds, work);

/** Runs `act` with the usual limits, so that callbacks of a long operation do not inherit its longer timeout. */
export const withUsualLimits = <Result>(act: () => Result): Result =>
  statementLimit() === undefined ? act() : longStatements.run(undefined, act);

/** Returns the statement timeout of the running operation in milliseconds; undefined for the usual one. */
export const statementLimit = (): number | undefined => longStatements.getStore();
