type Tree = { readonly [key: string]: unknown };

const warned = new Set<string>();
let report = (path: string): void => console.warn(`missing text: ${path}`);

/** Sets the report function for missing texts; on the server it writes to the log. */
export function onMissingText(notify: (path: string) => void): void {
  report = notify;
}

function missing(path: string): string {
  if (!warned.has(path)) {
    warned.add(path);
    report(path);
  }
  return path;
}

/** Property names that runtimes and tools read from every object, such as `then` or `toJSON`. */
const ASKED_BY_TOOLS =
  /^(then|toJSON|asymmetricMatch|nodeType|tagName|hasAttribute|constructor|length|@@.+|\$\$.+|_.+)$/;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns the French texts of a subject, typed by their keys. A missing key that the types could not foresee (because
 * it came with data) returns its own path, "subject.key", and is reported once.
 */
export function catalogue<const Texts extends Tree>(space: string, texts: Texts): Texts {
  const known: Tree = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, isTree(value) ? catalogue(`${space}.${key}`, value) : value]),
  );
  return new Proxy(known, {
    get: (target, key) =>
      typeof key === 'symbol' || key in target || ASKED_BY_TOOLS.test(key)
        ? Reflect.get(target, key)
        : missing(`${space}.${key}`),
  }) as Texts;
}
