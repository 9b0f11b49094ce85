/** Queries that a page's content depends on: its response is cached once per combination of their values. */
export interface DocumentCache {
  query: readonly string[];
  /** Whether the page is independent of stored content, so that a change does not render it again. */
  isFixed?: boolean;
}

/** `export const handle` of a document (or of the layout of documents): the page is not hydrated. */
export interface StaticHandle {
  static: true;
  /** Absent: one response whatever the query. `false`: rendered on each request. */
  cache?: DocumentCache | false;
}

const isStaticHandle = (handle: unknown): handle is StaticHandle =>
  typeof handle === 'object' && handle !== null && 'static' in handle && handle.static === true;

/** Returns the deepest `static` handle of the matched routes; when no route matched, the error page is static. */
export function getStaticHandle(handles: unknown[]): StaticHandle | undefined {
  return handles.length <= 1 ? { static: true } : handles.findLast(isStaticHandle);
}
