import { createContext, useContext } from 'react';

/** Id of the request that rendered a document; the server alone sets it. */
export const RequestReference = createContext<string | undefined>(undefined);

const MARK = 'data-reference';

/** Returns the reference that the server has written into this document, so that a browser renders the same. */
const readWritten = (): string | undefined =>
  typeof document === 'undefined' ? undefined : (document.querySelector(`[${MARK}]`)?.getAttribute(MARK) ?? undefined);

/** Shows under which id the log has what went wrong; nothing where no request has failed. */
export function ShownReference({ label }: { label: string }) {
  const set = useContext(RequestReference);
  const reference = set ?? readWritten();
  return reference && <p {...{ [MARK]: reference }}>{`${label} ${reference}`}</p>;
}
