import { Alert, Button, Code, Loader, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';

interface LoadingStateProps {
  label?: string;
  /** Title of the screen, where its heading will stand. */
  title?: string;
}

/** Title of a screen that is being loaded, where its heading will stand. */
export const ScreenTitle = ({ children }: { children: string }) => (
  <Text fw={700} fz={{ base: 24, sm: 28 }} lh={1.3}>
    {children}
  </Text>
);

/** Shown and announced while a screen loads its first rows; invisible when the answer comes at once. */
export function LoadingState({ label = ADMIN_TEXTS.loading, title }: LoadingStateProps) {
  return (
    <>
      {title && <ScreenTitle>{title}</ScreenTitle>}
      <Stack role="status" align="center" gap="sm" py={64} className="admin-late">
        <Loader aria-hidden />
        <Text c="dimmed">{label}</Text>
      </Stack>
    </>
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

/** Outline of a truss, shown in empty states. */
function RoofDrawing() {
  return (
    <svg
      width="120"
      height="64"
      viewBox="0 0 120 64"
      fill="none"
      stroke="var(--mantine-color-placeholder)"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M6 54 60 8l54 46Z" strokeLinejoin="round" />
      <path d="M60 8v46M60 54 33 31M60 54l27-23M33 31v23M87 31v23" />
      <path d="M2 60h116" strokeDasharray="3 5" />
    </svg>
  );
}
