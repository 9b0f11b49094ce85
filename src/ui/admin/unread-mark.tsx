import { Badge, VisuallyHidden } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

const CAP = 99;

interface UnreadMarkProps {
  count: number | undefined;
  className?: string | undefined;
}

/** Number of unread entries at the end of a link's text; renders nothing for 0. */
export function UnreadMark({ count = 0, className = '' }: UnreadMarkProps) {
  if (count === 0) return null;
  return (
    <Badge component="span" size="sm" color="red" variant="filled" circle={count < 10} className={className}>
      <span aria-hidden>{count > CAP ? `${CAP}+` : count}</span>
      <VisuallyHidden>{fill(ADMIN_TEXTS.unread, { count })}</VisuallyHidden>
    </Badge>
  );
}
