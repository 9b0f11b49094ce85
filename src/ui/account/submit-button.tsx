import type { ComponentProps } from 'react';
import { Button } from '../public/button.tsx';
import { useCustomer } from './use-customer.ts';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'look'> {
  label: string;
  busyLabel: string;
  isBusy: boolean;
}

/** Submit button: disabled until the page is hydrated and while the form is being sent. */
export function SubmitButton({ label, busyLabel, isBusy, ...look }: SubmitButtonProps) {
  const isReady = useCustomer().is !== 'unknown';
  return (
    <Button type="submit" size="large" disabled={!isReady || isBusy} {...look}>
      {isBusy ? busyLabel : label}
    </Button>
  );
}
