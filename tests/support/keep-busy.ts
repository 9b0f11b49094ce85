/** Occupies the event loop, as a long statement on SQLite does. */
export function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
