/**
 * Returns a function that loads a constant at its first call and then returns the same: fonts, dictionaries. Only for
 * values that never change, because every app of the process shares them.
 */
export function lazy<Value>(load: () => Value): () => Value {
  let loaded: { value: Value } | undefined;
  return () => {
    loaded ??= { value: load() };
    return loaded.value;
  };
}
