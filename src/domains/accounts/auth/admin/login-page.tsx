import { Alert, Anchor, Paper, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBrand } from '#src/ui/admin/brand.ts';
import { answerChallenge, type SignInStep, signInAdmin, storedAdmin } from '../auth.client.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { ENROLMENT, safeNext } from '../session.views.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import classes from './login-page.module.css';
import { SecondFactorForm } from './second-factor-form.tsx';

export const meta = () => [{ title: AUTH_TEXTS.loginMeta }];

/** Handles both steps of a sign-in and the redirect after it. */
function useSignIn(next: string) {
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const follow = async (answer: SignInStep): Promise<string | null> => {
    setNotice(undefined);
    if (answer.step === 'in') await navigate(answer.mustEnrol ? ENROLMENT : next, { replace: true });
    if (answer.step === 'code') setChallenge(answer.challenge);
    if (answer.step !== 'refused') return null;
    if (answer.isOver) {
      setChallenge(undefined);
      setNotice(answer.message);
    }
    return answer.message;
  };
  useEffect(() => {
    if (storedAdmin() !== null) void navigate(next, { replace: true });
  }, [navigate, next]);
  return { challenge, notice, follow, startAgain: () => setChallenge(undefined) };
}

export default function AdminLoginPage() {
  const [search] = useSearchParams();
  const { challenge, notice, follow, startAgain } = useSignIn(safeNext(search.get('next')));
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
        {notice && (
          <Alert color="orange" role="alert" mb="md">
            {notice}
          </Alert>
        )}
        {challenge === undefined ? (
          <AdminLoginForm onSignIn={async (credentials) => follow(await signInAdmin(credentials))} />
        ) : (
          <SecondFactorForm
            onCode={async (code) => follow(await answerChallenge(challenge, code))}
            onStartAgain={startAgain}
          />
        )}
      </Paper>
      <Anchor href="/" size="sm">
        {AUTH_TEXTS.backToSite}
      </Anchor>
    </main>
  );
}
