const states = new WeakMap<Document, Map<object, unknown>>();

/**
 * Declares state of which each page in a browser has its own; returns the accessor. A server renders for many people
 * at once, so there every call gets a new value and nothing is shared.
 */
export function perPage<Value>(create: () => Value): () => Value {
  const slot = {};
  return () => {
    if (typeof document === 'undefined') return create();
    const values = states.get(document) ?? new Map<object, unknown>();
    states.set(document, values);
    if (!values.has(slot)) values.set(slot, create());
    return values.get(slot) as Value;
  };
}
