/** Which queries a page's content depends on: its cached answer is kept once per combination of their values. */
export interface DocumentCache {
  query: readonly string[];
  /** Depends on nothing that is stored: a change of content does not render it anew. */
  isFixed?: boolean;
}

/** `export const handle` of a document (or of the layout of documents): the page is not hydrated. */
export interface StillHandle {
  still: true;
  /** Absent: one answer whatever the query. `false`: rendered anew each time. */
  cache?: DocumentCache | false;
}

const isStillHandle = (handle: unknown): handle is StillHandle =>
  typeof handle === 'object' && handle !== null && 'still' in handle && handle.still === true;

/** The deepest still handle of the matched routes; where no route matched at all, the error page is still. */
export function stillHandleOf(handles: unknown[]): StillHandle | undefined {
  return handles.length <= 1 ? { still: true } : handles.findLast(isStillHandle);
}
