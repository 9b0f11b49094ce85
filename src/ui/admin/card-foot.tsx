import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardFootProps {
  /** Date or price beside the actions. */
  note?: ReactNode;
  /** Actions on the record. */
  children: ReactNode;
}

/** Bottom of every card: the note at the left, the actions at the right, or below a note that cannot be narrower. */
export function CardFoot({ note, children }: CardFootProps) {
  return (
    <Group mt="auto" gap="xs">
      {note !== undefined && <Box flex="1 1 min-content">{note}</Box>}
      <Box ml="auto" flex="none">
        {children}
      </Box>
    </Group>
  );
}
