import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import type { ListAddress, ListState } from './list-address.ts';
import { EmptyState } from './states.tsx';

interface NoRowsProps<State extends ListState> {
  /** "Aucun message trouvé" */
  title: string;
  /** Why there is nothing yet, and how it comes. */
  hint: string;
  address: ListAddress<State>;
  state: State;
  /** The way to the first row. */
  children?: ReactNode;
}

/** In place of rows: nothing was found, or there is nothing yet. */
export function NoRows<State extends ListState>({ title, hint, address, state, children }: NoRowsProps<State>) {
  if (!address.isFiltered(state)) {
    return (
      <EmptyState title={title} description={hint}>
        {children}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} description={ADMIN_TEXTS.emptyFiltered}>
      <Button component={Link} to={address.clearedHref(state)} variant="light" mt="xs">
        {ADMIN_TEXTS.clearFilters}
      </Button>
    </EmptyState>
  );
}
