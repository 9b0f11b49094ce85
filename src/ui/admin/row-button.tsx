import { ActionIcon, Tooltip } from '@mantine/core';
import type { ComponentType, Ref } from 'react';
import { Link } from 'react-router';

interface RowActProps {
  /** Short, on hover: "Modifier". */
  title: string;
  /** Names the row too: "Modifier « Zinguerie »". */
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
}

interface RowButtonProps extends RowActProps {
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
}

/** An act on a row, as a picture with a name. While it cannot be done it keeps the focus that it has. */
export function RowButton({ title, label, icon: Icon, isDisabled = false, ref, onPress }: RowButtonProps) {
  return (
    <Tooltip label={title}>
      <ActionIcon
        {...(ref === undefined ? {} : { ref })}
        aria-label={label}
        {...(isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {})}
        onClick={() => !isDisabled && onPress()}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The same, where it opens something under an address of its own. */
export function RowLink({ title, label, icon: Icon, to }: RowActProps & { to: string }) {
  return (
    <Tooltip label={title}>
      <ActionIcon component={Link} to={to} preventScrollReset aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
