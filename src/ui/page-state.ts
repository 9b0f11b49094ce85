const states = new WeakMap<Window, Map<object, unknown>>();

/**
 * Declares state of which each page in a browser has its own; returns the accessor. A server renders for many people
 * at once, so there every call gets a new value and nothing is shared.
 */
export function perPage<Value>(create: () => Value): () => Value {
  const slot = {};
  return () => {
    if (typeof window === 'undefined') return create();
    const values = states.get(window) ?? new Map<object, unknown>();
    states.set(window, values);
    if (!values.has(slot)) values.set(slot, create());
    return values.get(slot) as Value;
  };
}
