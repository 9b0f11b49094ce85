/** Seconds before the session's end at which the user is warned. */
export const WARNING_SECONDS = 120;

/** "1 min 58 s", "2 min", "45 s". */
export function timeLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : ''].filter(Boolean).join(' ');
}
