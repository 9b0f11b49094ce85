import { Alert, Button, Code, Loader, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { RoofDrawing } from './roof-drawing.tsx';

/** Shown and announced while a screen loads its first rows; invisible when the answer comes at once. */
export function LoadingState({ label = ADMIN_TEXTS.loading }: { label?: string }) {
  return (
    <Stack role="status" align="center" gap="sm" py={64} className="admin-late">
      <Loader aria-hidden />
      <Text c="dimmed">{label}</Text>
    </Stack>
  );
}

interface ErrorStateProps {
  /** Description of the failure in one sentence. */
  message: string;
  /** Technical details for support. */
  detail?: string | undefined;
  onRetry: () => void;
  retrying?: boolean;
}

/** Shown instead of content that could not be loaded: the error and a retry button. */
export function ErrorState({ message, detail, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <Alert
      color="red"
      variant="light"
      title={ADMIN_TEXTS.loadingError}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
    >
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{message}</Text>
        {detail && <Code block>{detail}</Code>}
        <Button onClick={onRetry} loading={retrying}>
          {ADMIN_TEXTS.retry}
        </Button>
      </Stack>
    </Alert>
  );
}

interface EmptyStateProps {
  title: string;
  description?: string;
  children?: ReactNode;
}

/** Shown instead of rows when there are none: the reason, and what to do. */
export function EmptyState({ title, description, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <RoofDrawing />
      <Title order={2} fz="lg">
        {title}
      </Title>
      {description && (
        <Text c="dimmed" size="sm" maw={420}>
          {description}
        </Text>
      )}
      {children}
    </Stack>
  );
}
