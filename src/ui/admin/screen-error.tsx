import { useRevalidator, useRouteError } from 'react-router';
import { ApiError, toSentence } from '../http/api-error.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { toReference } from './failure-sentence.ts';
import { MissingRight } from './missing-right.ts';
import { NoRightScreen } from './no-right-screen.tsx';
import { PageHeader } from './page-header.tsx';
import { ErrorState, LoadingState } from './states.tsx';

/** Error boundary of a screen: shows the error and a retry button. */
export function ScreenError() {
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  // The session has ended and the sign-in page is opening: no message is needed.
  if (error instanceof ApiError && error.status === 401) return <LoadingState />;
  if (error instanceof MissingRight) return <NoRightScreen />;
  return (
    <>
      <PageHeader title={ADMIN_TEXTS.screenError} />
      <ErrorState
        message={toSentence(error, ADMIN_TEXTS.unexpected)}
        detail={error instanceof ApiError ? toReference(error) : undefined}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </>
  );
}
