import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../http/api-error.ts';
import { isSignedOut, toFailure } from './failure-sentence.ts';

export interface OpenedRecord<Row> {
  /** Absent while it is loaded. */
  record?: Row;
  /** Why the record cannot be shown. */
  refusal?: string;
}

interface Opening<Row> {
  /** Null while no record is open. */
  id: number | null;
  listed: readonly Row[];
  fetchRecord: (id: number) => Promise<Row>;
  /** "Ce service n’existe plus."; without it the failure and the server's sentence. */
  missing?: string | undefined;
  failure: string;
}

/**
 * Returns the record named by the address: the listed one, else (link from elsewhere) a separately loaded one. One that
 * leaves the list while it is open, by somebody else's change, stays as it was listed until it is loaded: its form, with
 * what was typed in it, is not unmounted.
 */
export function useOpenedRecord<Row extends { id: number }>(opening: Opening<Row>): OpenedRecord<Row> {
  const { id, listed, fetchRecord, missing, failure } = opening;
  const [fetched, setFetched] = useState<OpenedRecord<Row> & { id: number }>();
  const [lastListed, setLastListed] = useState<Row>();
  const fromList = listed.find((row) => row.id === id);
  const isListed = fromList !== undefined;
  if (isListed && fromList !== lastListed) setLastListed(fromList);
  const open = useEffectEvent(async (opened: number, isCurrent: () => boolean): Promise<void> => {
    try {
      const record = await fetchRecord(opened);
      if (isCurrent()) setFetched({ id: opened, record });
    } catch (error) {
      if (isSignedOut(error) || !isCurrent()) return;
      const isGone = error instanceof ApiError && error.status === 404;
      setFetched({ id: opened, refusal: isGone && missing !== undefined ? missing : toFailure(failure, error) });
    }
  });
  useEffect(() => {
    if (id === null || isListed) return;
    let isCurrent = true;
    void open(id, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [id, isListed]);
  if (id === null) return {};
  if (fromList !== undefined) return { record: fromList };
  if (fetched?.id !== id) return lastListed?.id === id ? { record: lastListed } : {};
  return fetched.record === undefined ? { refusal: fetched.refusal ?? failure } : { record: fetched.record };
}
