import type { PasswordEstimate } from '../../password-advice.rules.ts';

type Estimate = (password: string, knownWords: string[]) => PasswordEstimate;
export type LoadEstimator = () => Promise<{ estimate: Estimate }>;

/** Between the last key and the estimate. */
export const PAUSE_MS = 200;

/** The dictionaries are a chunk of their own; the browser asks for it again after a failure. */
export const loadEstimator: LoadEstimator = () => import('./estimate.ts');

/** Estimates what is typed after a pause. Loads the estimator at the first character; without it there is no estimate. */
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
      // Handled when it is awaited, after the pause.
      loading.catch(() => undefined);
      timer = setTimeout(() => void estimateNow(loading, mine, [password, knownWords]), PAUSE_MS);
    },
    stop(): void {
      clearTimeout(timer);
      latest += 1;
    },
  };
}
