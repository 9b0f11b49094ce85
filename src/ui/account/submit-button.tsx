import type { ComponentProps } from 'react';
import { Button } from '../public/button.tsx';
import { useCustomer } from './use-customer.ts';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'look'> {
  label: string;
  busyLabel: string;
  isBusy: boolean;
}

/** Sends a form: asleep until the page's script is there, and while it is under way. */
export function SubmitButton({ label, busyLabel, isBusy, ...look }: SubmitButtonProps) {
  const isReady = useCustomer().is !== 'unknown';
  return (
    <Button type="submit" size="large" disabled={!isReady || isBusy} {...look}>
      {isBusy ? busyLabel : label}
    </Button>
  );
}
