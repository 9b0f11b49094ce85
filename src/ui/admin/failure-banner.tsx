import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ADMIN_TEXTS } from './admin.texts.ts';

interface FailureBannerProps {
  /** Undefined without a failure. */
  failure: string | undefined;
  onClose: () => void;
}

/** Shows a failure above the rows of the screen until the user closes it. */
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
