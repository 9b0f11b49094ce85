/** Repeats a press that happened before hydration. */
export type Press = () => void;

/** Elements that the browser handles by itself, with or without React. */
const NATIVE = 'a[href], area[href], label, select, textarea, option, summary, input';
const BUTTON = 'button, input:is([type=submit], [type=button], [type=reset], [type=image])';

/** Returns a function that repeats this click or submission; undefined when the browser handles it alone. */
export function getPress(event: Event): Press | undefined {
  const { target } = event;
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    return () => target instanceof HTMLFormElement && target.isConnected && target.requestSubmit(submitter);
  }
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return undefined;
  const pressed = target.closest<HTMLElement>(`${BUTTON}, ${NATIVE}`);
  if (pressed && !pressed.matches(BUTTON)) return undefined;
  return () => {
    const again = pressed ?? target;
    if (again.isConnected)
      again.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };
}
