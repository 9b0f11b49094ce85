/** An endless belt: one set of cards passes in `durationMs`, then the next one takes its place unseen. */
export interface Belt {
  run(): void;
  hold(): void;
  /** Moves by pixels, forwards when positive; `gliding` takes a moment, else at once. */
  shift(pixels: number, gliding?: boolean): void;
  end(): void;
}

const GLIDE_MS = 320;

/**
 * @param track holds `copies` equal sets side by side.
 * The animation's own clock is the position: dragging, arrows and wheel only wind it.
 */
export function startBelt(track: HTMLElement, copies: number, durationMs: number): Belt {
  const animation = track.animate([{ transform: 'translateX(0)' }, { transform: `translateX(-${100 / copies}%)` }], {
    duration: durationMs,
    iterations: Number.POSITIVE_INFINITY,
  });
  animation.pause();
  let glide = 0;

  const wind = (pixels: number): void => {
    const setWidth = track.scrollWidth / copies;
    const turned = Number(animation.currentTime ?? 0) + (pixels / setWidth) * durationMs;
    animation.currentTime = ((turned % durationMs) + durationMs) % durationMs;
  };

  const glideBy = (pixels: number): void => {
    cancelAnimationFrame(glide);
    const start = performance.now();
    let done = 0;
    const step = (now: number): void => {
      const part = Math.min(1, (now - start) / GLIDE_MS);
      const eased = 1 - (1 - part) ** 3;
      wind(pixels * (eased - done));
      done = eased;
      if (part < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  };

  return {
    run: () => animation.play(),
    hold: () => animation.pause(),
    shift: (pixels, gliding = false) => (gliding ? glideBy(pixels) : wind(pixels)),
    end: () => {
      cancelAnimationFrame(glide);
      animation.cancel();
    },
  };
}
