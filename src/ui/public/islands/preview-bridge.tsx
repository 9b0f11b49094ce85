import { useEffect } from 'react';
import { type PreviewOrder, type PreviewReport, readMessage, toMessage } from '#src/kernel/preview-message.ts';
import { readMark, withoutMark } from '#src/kernel/text-mark.ts';
import { findPicture, takeFiles } from '../preview-pictures.ts';

const report = (message: PreviewReport): void => parent.postMessage(toMessage(message), location.origin);

/** Names the element of each marked text, so that a click finds its field. */
function nameFields(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const path = readMark(walker.currentNode.nodeValue ?? '');
    const around = walker.currentNode.parentElement;
    // The title of a page is one text, also where it is laid out in two lines.
    const element = around?.closest('h1') ?? around;
    if (path !== undefined && element) element.dataset.field = path;
  }
}

const getSection = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;

/** A click selects and follows no link: the page is looked at, not used. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.isContentEditable) return;
  if (target.closest('a, [type="submit"]')) event.preventDefault();
  const section = getSection(target)?.dataset.section;
  if (section === undefined) return;
  const path = target.closest<HTMLElement>('[data-field]')?.dataset.field;
  const picture = path === undefined ? findPicture(event) : undefined;
  report({ kind: 'select', section, ...(path !== undefined && { path }), ...(picture && { picture: picture.path }) });
}

function show({ section, top, isScrolled }: Extract<PreviewOrder, { kind: 'show' }>): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-section]')) {
    one.toggleAttribute('data-selected', one.dataset.section === section);
  }
  const chosen = document.querySelector(`[data-section="${CSS.escape(section)}"] > *`);
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else if (isScrolled && chosen !== null) {
    // `scrollIntoView` would scroll the screen around this frame as well.
    const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    scrollTo({ top: chosen.getBoundingClientRect().top + scrollY - free, behavior: 'instant' });
  }
}

/** Lets a text be typed where it stands, as it is stored: with its placeholders. */
function edit({ path, text }: Extract<PreviewOrder, { kind: 'edit' }>): void {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
  if (element === null || element.isContentEditable) return;
  const before = [...element.childNodes];
  element.textContent = text;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.focus();
  const leave = new AbortController();
  const end = (isKept: boolean): void => {
    leave.abort();
    element.removeAttribute('contenteditable');
    const typed = withoutMark(element.innerText).trim();
    if (isKept && typed !== text) report({ kind: 'text', path, text: typed });
    else element.replaceChildren(...before);
  };
  element.addEventListener('blur', () => end(true), { signal: leave.signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') end(false);
      else if (event.key === 'Enter' && !event.shiftKey) end(true);
      else return;
      event.preventDefault();
    },
    { signal: leave.signal },
  );
  // In the summary of an answer, the space bar would also open and close it.
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal: leave.signal });
}

/** Connects a preview with the editor around it; renders nothing. */
export default function PreviewBridge() {
  useEffect(() => {
    nameFields();
    const leave = new AbortController();
    const { signal } = leave;
    document.addEventListener('click', onClick, { capture: true, signal });
    document.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal });
    takeFiles(signal, (file, at) => {
      const section = at && (getSection(at.target)?.dataset.section ?? '');
      const picture = at && findPicture(at)?.path;
      report({
        kind: 'file',
        file,
        ...(section !== undefined && { section }),
        ...(picture !== undefined && { picture }),
      });
    });
    document.addEventListener('scroll', () => report({ kind: 'scroll', top: scrollY }), { passive: true, signal });
    const onMessage = (event: MessageEvent): void => {
      if (event.source !== parent) return;
      const order = readMessage<PreviewOrder>(event, location.origin);
      if (order?.kind === 'show') show(order);
      else if (order?.kind === 'edit') edit(order);
    };
    addEventListener('message', onMessage, { signal });
    report({ kind: 'ready' });
    return () => leave.abort();
  }, []);
  return null;
}
