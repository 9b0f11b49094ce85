import type { PasswordEstimate } from '../../password.views.ts';

type Estimate = (password: string, knownWords: string[]) => PasswordEstimate;
export type LoadEstimator = () => Promise<{ estimate: Estimate }>;

/** Pause after the last key before the estimate. */
export const PAUSE_MS = 200;

/** Loads the dictionaries as a separate chunk; the browser requests it again after a failure. */
export const loadEstimator: LoadEstimator = () => import('./estimate.ts');

/** Estimates the typed password after a pause. Loads the estimator at the first character; without it, no estimate. */
export function watchPassword(load: LoadEstimator, show: (estimate: PasswordEstimate | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  const estimateNow = async (loading: ReturnType<LoadEstimator>, mine: number, typed: [string, string[]]) => {
    const answer = await loading.then(
      ({ estimate }) => estimate(...typed),
      () => undefined,
    );
    if (mine === latest) show(answer);
  };

  return {
    change(password: string, knownWords: string[]): void {
      clearTimeout(timer);
      latest += 1;
      if (password === '') {
        show(undefined);
        return;
      }
      const [loading, mine] = [load(), latest];
      // The error is handled at the `await`, after the pause.
      loading.catch(() => undefined);
      timer = setTimeout(() => void estimateNow(loading, mine, [password, knownWords]), PAUSE_MS);
    },
    stop(): void {
      clearTimeout(timer);
      latest += 1;
    },
  };
}
