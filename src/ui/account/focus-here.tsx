import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears, because the pressed button no longer exists. */
export function FocusHere({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
