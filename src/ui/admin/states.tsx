import { Alert, Button, Code, Loader, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { RoofDrawing } from './roof-drawing.tsx';

/** Said and shown while a screen waits for its first rows; invisible when the answer comes at once. */
export function LoadingState({ label = ADMIN_TEXTS.loading }: { label?: string }) {
  return (
    <Stack role="status" align="center" gap="sm" py={64} className="admin-late">
      <Loader aria-hidden />
      <Text c="dimmed">{label}</Text>
    </Stack>
  );
}

interface ErrorStateProps {
  /** What failed, in one sentence. */
  message: string;
  /** Technical words for whoever repairs it. */
  detail?: string | undefined;
  onRetry: () => void;
  retrying?: boolean;
}

/** In place of what could not be loaded: what failed, and how to try again. */
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

/** In place of rows that do not exist: why, and what to do about it. */
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
