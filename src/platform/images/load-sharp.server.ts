/**
 * Loads sharp in the main thread, which must do so before any other thread: at the first picture, since most starts
 * answer many requests before one.
 */
export async function loadSharp(): Promise<void> {
  await import('./sharp-limits.server.ts');
}
