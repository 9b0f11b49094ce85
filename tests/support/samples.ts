/** Returns how many random samples a property draws: all, or the share of them that `npm run check` asks for. */
export const countSamples = (all: number): number =>
  Math.max(1, Math.ceil(all * Number(process.env.SAMPLE_SHARE ?? 1)));

/** Repeats the failure of a property with the error that its counterexample met. */
export function withCause(error: Error): never {
  throw new Error(`${error.message}\n${String(error.cause)}`, { cause: error });
}
