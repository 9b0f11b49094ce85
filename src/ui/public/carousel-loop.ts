/** Endless loop: one set of cards passes in `loopMs`, then the next one invisibly replaces it. */
export interface Loop {
  run(): void;
  hold(): void;
  /** Moves by pixels, forwards when positive; `gliding` animates the move. */
  shift(pixels: number, gliding?: boolean): void;
  end(): void;
}

const GLIDE_MS = 320;

/**
 * @param track as wide as one set; its copies are placed beside it and move with it.
 * The current time of the animation is the position: dragging, arrows and wheel only change that time.
 */
export function startLoop(track: HTMLElement, loopMs: number): Loop {
  const animation = track.animate([{ transform: 'none' }, { transform: 'translateX(-100%)' }], {
    duration: loopMs,
    iterations: Number.POSITIVE_INFINITY,
  });
  animation.pause();
  let glide = 0;

  const wind = (pixels: number): void => {
    const turned = Number(animation.currentTime ?? 0) + (pixels / track.offsetWidth) * loopMs;
    animation.currentTime = ((turned % loopMs) + loopMs) % loopMs;
  };

  const glideBy = (pixels: number): void => {
    cancelAnimationFrame(glide);
    const start = performance.now();
    let done = 0;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
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
