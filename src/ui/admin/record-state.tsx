import { Alert } from '@mantine/core';
import { LoadingState } from './states.tsx';

/** Shown in a dialog until its record is loaded: `refusal` says why it cannot be shown; without it loading goes on. */
export function RecordState({ record, refusal }: { record?: unknown; refusal?: string | undefined }) {
  if (refusal !== undefined) {
    return (
      <Alert color="red" role="alert">
        {refusal}
      </Alert>
    );
  }
  return record === undefined && <LoadingState />;
}
