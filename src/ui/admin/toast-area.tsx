import { Notifications } from '@mantine/notifications';

/** Where toasts show; those asked for before it is there wait for it. */
export function ToastArea() {
  return <Notifications position="top-right" pauseResetOnHover="notification" zIndex={400} limit={4} />;
}
