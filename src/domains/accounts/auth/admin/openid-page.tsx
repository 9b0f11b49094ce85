import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { answerChallenge } from '../auth.client.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { finishConfirmation, finishSignIn, screenAfter, takeReturn } from '../openid.client.ts';
import type { OpenidReturn } from '../openid.contract.ts';
import { OPENID_SCREEN_TEXTS as TEXTS } from '../openid.texts.ts';
import { LOGIN } from '../session.views.ts';
import { LoginFrame } from './login-frame.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useSignIn } from './use-sign-in.ts';

export const meta = () => [{ title: TEXTS.meta }];

type Outcome = { refusal: string; isConfirmation: boolean } | 'confirmed';

async function confirm(back: OpenidReturn): Promise<Outcome> {
  try {
    await finishConfirmation(back);
    window.close();
    return 'confirmed';
  } catch (error) {
    return { refusal: toFailure(TEXTS.failure, error), isConfirmation: true };
  }
}

/** Finishes once what the address says, and tells how it ended unless a screen or the code follows. */
function useReturn(follow: ReturnType<typeof useSignIn>['follow']): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const { back, isConfirmation } = takeReturn();
    const finish = async (): Promise<Outcome | undefined> => {
      if (isConfirmation) return confirm(back);
      const refusal = await follow(await finishSignIn(back, TEXTS.failed));
      return refusal === null ? undefined : { refusal, isConfirmation };
    };
    void finish().then(setOutcome);
  }, [follow]);
  return outcome;
}

function Ending({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === undefined) return <Text role="status">{TEXTS.working}</Text>;
  if (outcome === 'confirmed') return <Text role="status">{TEXTS.confirmed}</Text>;
  return (
    <Stack gap="md">
      <Alert color="red" role="alert">
        {outcome.refusal}
      </Alert>
      {outcome.isConfirmation ? (
        <Text size="sm">{TEXTS.notConfirmed}</Text>
      ) : (
        <Anchor href={LOGIN} size="sm">
          {TEXTS.again}
        </Anchor>
      )}
    </Stack>
  );
}

/** Page to which the identity provider sends people back. */
export default function OpenidPage() {
  const { challenge, notice, follow, startAgain } = useSignIn(screenAfter);
  const outcome = useReturn(follow);
  return (
    <LoginFrame title={AUTH_TEXTS.loginTitle} intro={TEXTS.title}>
      {challenge === undefined ? (
        <Ending outcome={notice === undefined ? outcome : { refusal: notice, isConfirmation: false }} />
      ) : (
        <SecondFactorForm
          onCode={async (code) => follow(await answerChallenge(challenge, code))}
          onStartAgain={() => {
            startAgain();
            window.location.assign(LOGIN);
          }}
        />
      )}
    </LoginFrame>
  );
}
