type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/**
 * Records what a visitor has typed, ticked or chosen in fields that are not hydrated yet.
 * Hydration keeps the text on the screen but not in React's state: `replay` enters it again.
 */
export function watchFields(island: HTMLElement): { replay(): Promise<void> } {
  const replays = new Map<Field, () => void>();
  const remember = (field: Field): void => {
    replays.set(field, getReplay(field));
  };
  for (const field of island.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) remember(field);
  const onInput = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(FIELDS)) remember(target as Field);
  };
  for (const type of ['input', 'change']) island.addEventListener(type, onInput, true);
  return {
    replay: async () => {
      for (const type of ['input', 'change']) island.removeEventListener(type, onInput, true);
      for (const [field, replay] of replays) {
        if (field.isConnected) replay();
        await rendered();
      }
    },
  };
}

/** Waits for a render between events, because a component may derive its next state from the rendered one. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const initial = options.filter((option) => option.defaultSelected);
    if (initial.length === 0 && !field.multiple) return field.selectedIndex > 0;
    return options.some((option) => option.selected !== option.defaultSelected);
  }
  if (NOT_TYPED.has(field.type)) return false;
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field.type === 'file') return field.value !== '';
  return field.value !== field.defaultValue;
}

/** Stores the field's current state; the returned function restores it so that React sees a change. */
function getReplay(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].map((option) => option.selected);
    return () => {
      [...field.options].forEach((option, place) => {
        option.selected = chosen[place] ?? false;
      });
      notify(field, 'input', 'change');
    };
  }
  if (field.type === 'file') return () => notify(field, 'change');
  if (isTicked(field)) {
    const { checked } = field;
    // A deselected radio button needs no event; the selected one sends it.
    if (field.type === 'radio' && !checked) return () => undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => typeAgain(field, value);
}

/** Sets the text with the native setter, because React compares with the value last set through the element. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const isFocused = document.activeElement === field;
  const caret: [number | null, number | null] | undefined = isFocused
    ? [field.selectionStart, field.selectionEnd]
    : undefined;
  field.value = value === '' ? '0' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  notify(field, 'input');
  if (caret?.[0] != null) field.setSelectionRange(...caret);
}

function notify(field: Field, ...types: string[]): void {
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}
