type Tree = { readonly [key: string]: unknown };

const warned = new Set<string>();
let report = (path: string): void => console.warn(`missing text: ${path}`);

/** Where a missing text is told; the server writes it in its log. */
export function onMissingText(tell: (path: string) => void): void {
  report = tell;
}

function missing(path: string): string {
  if (!warned.has(path)) {
    warned.add(path);
    report(path);
  }
  return path;
}

/** Names that tools ask every object for, such as a promise's or a serialiser's. */
const ASKED_BY_TOOLS =
  /^(then|toJSON|asymmetricMatch|nodeType|tagName|hasAttribute|constructor|length|@@.+|\$\$.+|_.+)$/;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The French sentences of a subject, typed by their keys. A key that the types could not foresee (it came with
 * data) and that is missing reads as itself, "room.key", and is reported once.
 */
export function catalogue<const Texts extends Tree>(room: string, texts: Texts): Texts {
  const known: Tree = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, isTree(value) ? catalogue(`${room}.${key}`, value) : value]),
  );
  return new Proxy(known, {
    get: (target, key) =>
      typeof key === 'symbol' || key in target || ASKED_BY_TOOLS.test(key)
        ? Reflect.get(target, key)
        : missing(`${room}.${key}`),
  }) as Texts;
}
