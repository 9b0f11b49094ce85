import { useEffect, useRef, useState } from 'react';
import { COUNT_UP_MS, countedSoFar, REVEAL_THRESHOLD } from '#src/kernel/motion.ts';
import styles from './key-figures.module.css';

export interface KeyFigure {
  label: string;
  value: number;
  /** Suffix of the number while it counts: "+", "/5". */
  unit: string;
  /** Final text, and the text for screen readers. */
  text: string;
}

/** Shows figures that count up from zero once, when first visible. */
export default function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  const list = useRef<HTMLDListElement>(null);
  const elapsed = useCountUp(list);
  return (
    <dl ref={list} className={styles.figures}>
      {figures.map(({ label, value, unit, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <data className="vh" value={value}>
              {text}
            </data>
            <span aria-hidden="true">{elapsed < COUNT_UP_MS ? `${countedSoFar(value, elapsed)}${unit}` : text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the milliseconds counted so far; the full time before the start and with reduced motion. */
function useCountUp(list: React.RefObject<HTMLElement | null>): number {
  const [elapsed, setElapsed] = useState(COUNT_UP_MS);
  useEffect(() => {
    if (!list.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const visibility = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        visibility.disconnect();
        const start = performance.now();
        const count = (now: number): void => {
          setElapsed(Math.max(0, now - start));
          if (now - start < COUNT_UP_MS) frame = requestAnimationFrame(count);
        };
        frame = requestAnimationFrame(count);
      },
      { threshold: REVEAL_THRESHOLD },
    );
    visibility.observe(list.current);
    return () => {
      visibility.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [list]);
  return elapsed;
}
