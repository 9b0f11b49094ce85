import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import type { ListAddress, ListState } from './list-address.ts';
import { EmptyState } from './states.tsx';

interface NoRowsProps<State extends ListState> {
  /** "Aucun message trouvé" */
  title: string;
  /** Why the list is empty, and how it fills. */
  hint: string;
  address: ListAddress<State>;
  state: State;
  /** Link that creates the first row. */
  children?: ReactNode;
}

/** Shown instead of rows: no results, or no rows yet. */
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
