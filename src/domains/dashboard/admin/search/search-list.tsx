import { Box, UnstyledButton } from '@mantine/core';
import classes from './search.module.css';
import type { Choice, ChoiceGroup } from './search-choices.ts';

interface SearchListProps {
  groups: readonly ChoiceGroup[];
  /** Index of the selected line among all lines. */
  selected: number;
  optionId: (place: number) => string;
  onChoose: (choice: Choice) => void;
}

function Option({
  choice,
  id,
  isSelected,
  onChoose,
}: {
  choice: Choice;
  id: string;
  isSelected: boolean;
  onChoose: () => void;
}) {
  const { icon: Icon, label, detail } = choice;
  return (
    // Keyboard focus stays in the search field: the line only shows which one the keys act on.
    <UnstyledButton
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-action
      data-selected={isSelected || undefined}
      className={classes.option ?? ''}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={18} aria-hidden />
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
    </UnstyledButton>
  );
}

/** Shows lines by group, numbered consecutively. */
export function SearchList({ groups, selected, optionId, onChoose }: SearchListProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0));
  return groups.map(({ label, choices }, at) => (
    <Box key={label} role="group" aria-label={label} className={classes.group ?? ''}>
      <div className={classes.heading} aria-hidden>
        {label}
      </div>
      {choices.map((choice, within) => {
        const place = (starts[at] ?? 0) + within;
        return (
          <Option
            key={choice.key}
            choice={choice}
            id={optionId(place)}
            isSelected={place === Math.max(0, selected)}
            onChoose={() => onChoose(choice)}
          />
        );
      })}
    </Box>
  ));
}
