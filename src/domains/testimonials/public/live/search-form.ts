/** Returns the URL of the form's search, as submitted without script. */
export function getAddress(form: HTMLFormElement): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') asked.set(name, value.trim());
  }
  const { pathname } = new URL(form.action);
  return asked.size === 0 ? pathname : `${pathname}?${asked}`;
}

/** Fills the form from the URL's parameters. */
export function fillForm(form: HTMLFormElement, address: string): void {
  const asked = new URL(address, location.href).searchParams;
  for (const field of form.querySelectorAll('input')) {
    const value = asked.get(field.name) ?? '';
    if (field.type === 'radio') field.checked = field.value === value;
    else field.value = value;
  }
}

/** Returns whether the form differs from the values that the server rendered. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some((field) =>
    field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
