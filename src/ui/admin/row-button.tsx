import type { ComponentType, Ref } from 'react';
import { Link } from 'react-router';
import classes from './row-button.module.css';
import { useTip } from './use-tip.tsx';

/** With the focus ring and the pressed state of all Mantine buttons. */
const CLASS_NAME = `mantine-focus-auto mantine-active ${classes.button}`;

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
      <button
        type="button"
        {...(ref === undefined ? {} : { ref })}
        {...events}
        className={CLASS_NAME}
        aria-label={label}
        data-row-open={isRowOpener}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && onPress()}
      >
        <Icon size={18} aria-hidden />
      </button>
      {tip}
    </>
  );
}

/** The same as a link, for an action that opens an address. */
export function RowLink({ title, label, icon: Icon, to }: RowActProps & { to: string }) {
  const { events, tip } = useTip(title);
  return (
    <>
      <Link to={to} preventScrollReset {...events} className={CLASS_NAME} aria-label={label}>
        <Icon size={18} aria-hidden />
      </Link>
      {tip}
    </>
  );
}
