import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAppBadge } from '#src/ui/admin/use-app-badge.ts';
import { answerChallenge, signInAdmin, storedAdmin } from '../auth.client.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { safeNext } from '../session.views.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { OpenidButton } from './openid-button.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useSignIn } from './use-sign-in.ts';

export const meta = () => [{ title: AUTH_TEXTS.loginMeta }];

export default function AdminLoginPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = safeNext(search.get('next'));
  // The number of unread notifications is for those who are signed in.
  useAppBadge(0);
  const { challenge, notice, follow, startAgain } = useSignIn(() => next);
  useEffect(() => {
    if (storedAdmin() !== null) void navigate(next, { replace: true });
  }, [navigate, next]);
  return (
    <LoginFrame title={AUTH_TEXTS.loginTitle} intro={AUTH_TEXTS.loginIntro}>
      {notice && (
        <Alert color="orange" role="alert" mb="md">
          {notice}
        </Alert>
      )}
      {challenge === undefined ? (
        <>
          <AdminLoginForm onSignIn={async (credentials) => follow(await signInAdmin(credentials))} />
          <OpenidButton next={next} />
        </>
      ) : (
        <SecondFactorForm
          onCode={async (code) => follow(await answerChallenge(challenge, code))}
          onStartAgain={startAgain}
        />
      )}
    </LoginFrame>
  );
}
