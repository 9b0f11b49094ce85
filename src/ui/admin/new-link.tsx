import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useScreenRights } from './screen-rights.ts';

interface NewLinkProps {
  /** Address of the list with the form of a new record opened over it. */
  to: string;
  children: ReactNode;
}

/** Link to a new record among the main actions of a list, for users with the right to create it. */
export function NewLink({ to, children }: NewLinkProps) {
  if (!useScreenRights().canChange) return null;
  return (
    <Button component={Link} to={to} preventScrollReset leftSection={<IconPlus size={18} aria-hidden />}>
      {children}
    </Button>
  );
}
