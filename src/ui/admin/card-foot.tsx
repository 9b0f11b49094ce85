import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardFootProps {
  /** Date or price beside the actions. */
  note?: ReactNode;
  /** Actions on the record. */
  children: ReactNode;
}

/** Bottom of every card: the note at the left, the actions at the right. */
export function CardFoot({ note, children }: CardFootProps) {
  return (
    <Group mt="auto" gap="xs" wrap="nowrap">
      {note}
      <Box ml="auto" flex="none">
        {children}
      </Box>
    </Group>
  );
}
