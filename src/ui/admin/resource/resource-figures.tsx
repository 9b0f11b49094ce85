import type { ListAddress, ListState } from '../list-address.ts';
import { StatCard, StatRow } from '../stat-card.tsx';
import type { Figure } from './resource-types.ts';

interface FiguresProps<State extends ListState> {
  figures: readonly Figure<State>[];
  address: ListAddress<State>;
  state: State;
}

/** Whether the list shows the rows of a figure, in whatever direction they are sorted. */
const isShown = <State extends ListState>(show: Partial<State>, state: State): boolean =>
  Object.entries(show).every(
    ([name, value]) => name === 'sort_order' || (state as Record<string, unknown>)[name] === value,
  );

/** The figures above a list: each leads to the rows that it counts. */
export function Figures<State extends ListState>({ figures, address, state }: FiguresProps<State>) {
  return (
    <StatRow>
      {figures.map(({ label, value, hint, show, isExact = true }) => (
        <StatCard
          key={label}
          label={label}
          value={value}
          hint={hint}
          to={address.href(state, show)}
          current={isExact && isShown(show, state)}
        />
      ))}
    </StatRow>
  );
}
