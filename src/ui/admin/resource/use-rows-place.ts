import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { perPage } from '#src/ui/page-state.ts';

/** What a press means by itself; any other place of a row opens the row. */
const OWN_PRESS = 'a, button, input, textarea, select, label, summary, [role=button], [role=menuitem], [role=checkbox]';

/** Row that had the focus, by entry of the history. */
const places = perPage(() => new Map<string, string>());

const getOpener = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>('a[data-row-open]');

const hasSelectedText = (row: Node): boolean => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
};

/** Opens a row as its link would: with Ctrl or ⌘ in a new tab. The link has the focus, which returns to it later. */
function openRow({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  // A menu or dialog of a row is elsewhere in the document, although React reports its clicks here.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_PRESS)) return;
  const row = target.closest('[data-row]');
  const opener = row && getOpener(row);
  if (!row || !opener || hasSelectedText(row)) return;
  opener.focus({ preventScroll: true });
  opener.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** Presses anywhere on a row open it, and the way back from another screen leads to the row that had the focus. */
export function useRowsPlace(container: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const restore = useEffectEvent(() => {
    const id = places().get(key);
    if (!isReturn || id === undefined) return;
    const row = container.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    if (row) getOpener(row)?.focus({ preventScroll: true });
  });
  useEffect(() => restore(), []);
  return {
    onClick: openRow,
    onFocus: ({ target }: { target: Element }): void => {
      const row = target.closest<HTMLElement>('[data-row]');
      if (row?.dataset.row !== undefined) places().set(key, row.dataset.row);
    },
  };
}
