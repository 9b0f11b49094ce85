import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const ELSEWHERE =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=dialog]';

/** Whether a key press is meant for the page itself: not in a text field, menu or dialog, and without a modifier. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return !(event.target instanceof Element && event.target.closest(ELSEWHERE));
}

const getOpener = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-row-open]');

/** Whether Enter already means something where it was pressed. */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary, [role=button]') !== null;

interface RowKeys {
  /** Container of the rows; each row has `data-row` with its id and contains one `[data-row-open]`. */
  container: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  /** Actions by key on the row that has the focus. */
  onRow: Record<string, (id: number) => void>;
  /** Actions by key that concern no row. */
  onPage: Record<string, () => void>;
}

/** Keys of a list: j and k move, Enter opens, the others act on the row that has, or last had, the focus. */
export function useRowKeys({ container, isEnabled, onRow, onPage }: RowKeys): void {
  const place = useRef(-1);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isEnabled || !isPageKey(event) || container.current === null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const rows = [...container.current.querySelectorAll<HTMLElement>('[data-row]')];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const at = focused === -1 ? Math.min(place.current, rows.length - 1) : focused;
    const step = { j: 1, k: -1 }[key];
    if (step !== undefined) {
      const gone = focused === -1 && place.current >= 0;
      // After a row was removed, the next row is the one at its old position, not the one after.
      const next = gone && step === 1 ? at : at + step;
      place.current = Math.min(rows.length - 1, Math.max(0, next));
      getOpener(rows[place.current])?.focus();
      return;
    }
    place.current = at;
    const id = Number(rows[at]?.dataset.row);
    if (key === 'Enter' && at >= 0 && !isOnControl(event.target)) getOpener(rows[at])?.click();
    else if (onRow[key] !== undefined && at >= 0) onRow[key]?.(id);
    else if (onPage[key] !== undefined) onPage[key]?.();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
