import { Badge } from '@mantine/core';
import { useScreenRights } from './screen-rights.ts';
import { getStatusColor } from './status-colors.ts';
import classes from './status-toggle.module.css';
import { useTip } from './use-tip.tsx';

interface StatusToggleProps {
  isOn: boolean;
  /** "Publié", "Brouillon". */
  label: string;
  /** Action on click with the row's name: "Dépublier « Zinguerie »". */
  action: string;
  isBusy?: boolean;
  onToggle: () => void;
}

/** Badge button: shows the status, its tooltip the action on click. For users who may only read, a plain badge. */
export function StatusToggle({ isOn, label, action, isBusy = false, onToggle }: StatusToggleProps) {
  const { events, tip } = useTip(action);
  const color = getStatusColor(isOn ? 'active' : 'inactive');
  if (!useScreenRights().canChange) {
    return (
      <Badge variant="light" color={color} miw="max-content">
        {label}
      </Badge>
    );
  }
  return (
    <>
      <Badge
        component="button"
        type="button"
        {...events}
        variant="light"
        color={color}
        miw="max-content"
        className={classes.toggle ?? ''}
        aria-pressed={isOn}
        aria-label={`${label}. ${action}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onToggle()}
      >
        {label}
      </Badge>
      {tip}
    </>
  );
}
