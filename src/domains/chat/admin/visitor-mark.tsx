import { Avatar, Indicator } from '@mantine/core';
import { getInitials } from '#src/kernel/person-name.ts';

interface VisitorMarkProps {
  name: string;
  isThere: boolean;
}

/** Avatar of a visitor, with a green dot while present; decorative, because the name is beside it. */
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
        {name === '' ? undefined : getInitials(name)}
      </Avatar>
    </Indicator>
  );
}
