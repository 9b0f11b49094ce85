import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs `work`, and everything it awaits, under one id, which every log line then carries. */
export const inRequest = <Result>(requestId: string, work: () => Result): Result => scope.run(requestId, work);

/** Returns the id of the request, or of the job, that is running; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore();
