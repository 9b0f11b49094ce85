/** A press that came too early, to be done again. */
export type Press = () => void;

/** What the browser does by itself, with or without React. */
const NATIVE = 'a[href], area[href], label, select, textarea, option, summary, input';
const BUTTON = 'button, input:is([type=submit], [type=button], [type=reset], [type=image])';

/** How to repeat this click or submission later; undefined when the browser alone does it right. */
export function pressOf(event: Event): Press | undefined {
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
