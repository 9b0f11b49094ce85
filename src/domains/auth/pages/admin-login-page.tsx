import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBrand } from '#src/ui/admin/brand.ts';
import { signInAdmin, storedAdmin } from '../auth.client.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { safeNext } from '../login-address.rules.ts';
import { AdminLoginForm } from '../ui/admin-login-form.tsx';
import classes from './admin-login-page.module.css';

export const meta = () => [{ title: AUTH_TEXTS.loginMeta }];

export default function AdminLoginPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = safeNext(search.get('next'));
  useEffect(() => {
    if (storedAdmin() !== null) void navigate(next, { replace: true });
  }, [navigate, next]);
  return (
    <main className={classes.page}>
      <Paper withBorder shadow="sm" p={{ base: 'lg', sm: 'xl' }} className={classes.card ?? ''}>
        <Text className={classes.brand ?? ''}>{useBrand()}</Text>
        <Title order={1} fz={28}>
          {AUTH_TEXTS.loginTitle}
        </Title>
        <Text c="dimmed" mb="lg">
          {AUTH_TEXTS.loginIntro}
        </Text>
        <noscript>{AUTH_TEXTS.needsJavaScript}</noscript>
        <AdminLoginForm
          onSignIn={async (credentials) => {
            const answer = await signInAdmin(credentials);
            if (!answer.ok) return answer.message;
            await navigate(next, { replace: true });
            return null;
          }}
        />
      </Paper>
      <Anchor href="/" size="sm">
        {AUTH_TEXTS.backToSite}
      </Anchor>
    </main>
  );
}
