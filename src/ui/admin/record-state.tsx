import { Alert } from '@mantine/core';
import { LoadingState } from './states.tsx';

/** Stands in a dialog until its record does: `refusal` says why it cannot be shown; without one it is being fetched. */
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
