import { Anchor, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBrand } from '#src/ui/admin/brand.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import classes from './login-page.module.css';

interface LoginFrameProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** Card of every page on which staff sign in. */
export function LoginFrame({ title, intro, children }: LoginFrameProps) {
  return (
    <main className={classes.page}>
      <Paper withBorder shadow="sm" p={{ base: 'lg', sm: 'xl' }} className={classes.card ?? ''}>
        <Text className={classes.brand ?? ''}>{useBrand()}</Text>
        <Title order={1} fz={28}>
          {title}
        </Title>
        <Text c="dimmed" mb="lg">
          {intro}
        </Text>
        <noscript>{AUTH_TEXTS.needsJavaScript}</noscript>
        {children}
      </Paper>
      <Anchor href="/" size="sm" className={classes.back ?? ''}>
        {AUTH_TEXTS.backToSite}
      </Anchor>
    </main>
  );
}
