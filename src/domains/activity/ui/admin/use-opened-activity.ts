import { useEffect, useState } from 'react';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { fetchActivity } from '../../activity.client.ts';
import type { Activity } from '../../activity.contract.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../../activity.texts.ts';

interface OpenedActivity {
  activity?: Activity;
  refusal?: string;
}

/** Loads the line of the current URL, with its values. */
export function useOpenedActivity(id: number | null): OpenedActivity {
  const [fetched, setFetched] = useState<OpenedActivity & { id: number }>();
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const show = (opened: OpenedActivity): void => {
      if (isCurrent) setFetched({ id, ...opened });
    };
    fetchActivity(id).then(
      (activity) => show({ activity }),
      (error: unknown) => {
        if (!isSignedOut(error)) show({ refusal: toFailure(TEXTS.openError, error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return fetched?.id === id ? fetched : {};
}
