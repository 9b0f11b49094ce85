import { Avatar, Indicator } from '@mantine/core';
import { initialsOf } from '../../chat-admin.rules.ts';

interface VisitorMarkProps {
  name: string;
  isThere: boolean;
}

/** Round mark of a visitor, with a green dot while they are there; decoration beside their name. */
export function VisitorMark({ name, isThere }: VisitorMarkProps) {
  return (
    <Indicator
      color="green"
      size={12}
      radius="xl"
      offset={5}
      position="bottom-end"
      withBorder
      disabled={!isThere}
      aria-hidden
    >
      <Avatar radius="xl" size={40} color="brand" variant="light">
        {name === '' ? undefined : initialsOf(name)}
      </Avatar>
    </Indicator>
  );
}
