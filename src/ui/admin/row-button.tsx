import { ActionIcon } from '@mantine/core';
import type { ComponentType, Ref } from 'react';
import { Link } from 'react-router';
import { useTip } from './use-tip.tsx';

interface RowActProps {
  /** Short tooltip: "Modifier". */
  title: string;
  /** Label that includes the row's name: "Modifier « Zinguerie »". */
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
}

interface RowButtonProps extends RowActProps {
  isDisabled?: boolean;
  /** The keys j and k move the focus to this button. */
  isRowOpener?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
}

/** Action on a row, as an icon with a name. It keeps the focus while it is disabled. */
export function RowButton({ title, label, icon: Icon, isDisabled = false, isRowOpener, ref, onPress }: RowButtonProps) {
  const { events, tip } = useTip(title);
  return (
    <>
      <ActionIcon
        {...(ref === undefined ? {} : { ref })}
        {...events}
        aria-label={label}
        data-row-open={isRowOpener}
        {...(isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {})}
        onClick={() => !isDisabled && onPress()}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
      {tip}
    </>
  );
}

/** The same as a link, for an action that opens an address. */
export function RowLink({ title, label, icon: Icon, to }: RowActProps & { to: string }) {
  const { events, tip } = useTip(title);
  return (
    <>
      <ActionIcon component={Link} to={to} preventScrollReset {...events} aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
      {tip}
    </>
  );
}
