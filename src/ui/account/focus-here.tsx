import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus as it appears: what was pressed to bring it is no longer there. */
export function FocusHere({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
