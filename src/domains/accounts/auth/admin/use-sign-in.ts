import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignInStep } from '../auth.client.ts';
import { ENROLMENT } from '../session.views.ts';

/** Handles both steps of a sign-in and the redirect after it. */
export function useSignIn(getNext: () => string) {
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const follow = async (answer: SignInStep): Promise<string | null> => {
    setNotice(undefined);
    if (answer.step === 'in') await navigate(answer.mustEnrol ? ENROLMENT : getNext(), { replace: true });
    if (answer.step === 'code') setChallenge(answer.challenge);
    if (answer.step !== 'refused') return null;
    if (answer.isOver) {
      setChallenge(undefined);
      setNotice(answer.message);
    }
    return answer.message;
  };
  return { challenge, notice, follow, startAgain: () => setChallenge(undefined) };
}
