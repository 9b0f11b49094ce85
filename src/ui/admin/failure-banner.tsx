import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ADMIN_TEXTS } from './admin.texts.ts';

interface FailureBannerProps {
  /** Undefined while nothing has failed. */
  failure: string | undefined;
  onClose: () => void;
}

/** What failed on this screen, over its rows, until it is read and closed. */
export function FailureBanner({ failure, onClose }: FailureBannerProps) {
  if (failure === undefined) return null;
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      icon={<IconAlertTriangle aria-hidden />}
      withCloseButton
      closeButtonLabel={ADMIN_TEXTS.close}
      onClose={onClose}
    >
      {failure}
    </Alert>
  );
}
