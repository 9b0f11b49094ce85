import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  description?: string;
  /** Sign below the title; on a phone it stands in place of the description. */
  mark?: ReactNode;
  actions?: ReactNode;
}

/** Top of a screen: its one `h1`, its description and its main actions. */
export function PageHeader({ title, description, mark, actions }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <Box
        className={classes.words ?? ''}
        data-described={description !== undefined || undefined}
        data-marked={mark ? true : undefined}
      >
        <Title order={1} fz={{ base: 24, sm: 28 }}>
          {title}
        </Title>
        {description && (
          <Text c="dimmed" size="sm" {...(mark ? { visibleFrom: 'sm' } : {})}>
            {description}
          </Text>
        )}
        {mark}
      </Box>
      {actions && (
        <Group gap="xs" wrap="nowrap">
          {actions}
        </Group>
      )}
    </div>
  );
}
