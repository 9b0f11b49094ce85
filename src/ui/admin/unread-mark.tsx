import { Badge, VisuallyHidden } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

const CAP = 99;

interface UnreadMarkProps {
  count: number | undefined;
  className?: string | undefined;
}

/** How much waits to be read behind a link, as its last words; nothing when nothing does. */
export function UnreadMark({ count = 0, className = '' }: UnreadMarkProps) {
  if (count === 0) return null;
  return (
    <Badge component="span" size="sm" color="red" variant="filled" circle={count < 10} className={className}>
      <span aria-hidden>{count > CAP ? `${CAP}+` : count}</span>
      <VisuallyHidden>{fill(ADMIN_TEXTS.unread, { count })}</VisuallyHidden>
    </Badge>
  );
}
