import beforePaintUrl from './before-paint.js?url';
import { useFirstCalls } from './first-calls.ts';
import { LEFT_ALONE } from './left-alone.ts';

export interface BeforePaintData {
  /** Colour scheme of the company. */
  theme: string;
  /** Right that the screen needs; undefined when it is open to all staff. */
  needs: string | undefined;
}

/**
 * Runs before the first paint: it stands before the style sheets, for which a script waits. The server puts its code
 * in place of its address; React must not compare its text.
 */
export function BeforePaint({ theme, needs }: BeforePaintData) {
  const { addresses, hasView } = useFirstCalls();
  return (
    <script
      src={beforePaintUrl}
      data-scheme={theme}
      data-first-calls={addresses}
      data-first-view={hasView}
      data-needs={needs}
      {...LEFT_ALONE}
    />
  );
}
