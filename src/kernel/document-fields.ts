/** One field of a document: its input in the editor, and the lengths that the layout holds. */
export type Field =
  | { input: 'line'; max: number; isRequired?: true }
  | { input: 'paragraph'; max: number; isRequired?: true; hasMarkup?: true }
  /** Short entries are typed below each other in one field. */
  | { input: 'lines'; max: number; most: number; hasMarkup?: true; isShort?: true }
  | { input: 'link' }
  | { input: 'service' }
  | { input: 'icon' }
  | { input: 'picture' }
  | { input: 'choice'; options: readonly [string, ...string[]] }
  | { input: 'items'; most: number; fields: Fields };
export interface Fields {
  readonly [name: string]: Field;
}

type Tree = Record<string, unknown>;

/** Replaces the value at a path of a tree: `slides.0.title`. An unknown path changes nothing. */
export function setAt<Document>(tree: Document, path: string, value: unknown): Document {
  return replace(tree, path.split('.'), value) as Document;
}

function replace(tree: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(tree)) {
    const place = Number(key);
    return place in tree ? tree.with(place, replace(tree[place], rest, value)) : tree;
  }
  const branch = tree as Tree;
  return Object.hasOwn(branch, key) ? { ...branch, [key]: replace(branch[key], rest, value) } : tree;
}

/** Returns the text at a path of a tree; undefined where there is none. */
export function getTextAt(tree: unknown, path: string): string | undefined {
  let value = tree;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Tree)[key];
  }
  return typeof value === 'string' ? value : undefined;
}

/** Lists the texts of a content, in which placeholders can stand; links and choices are none. */
export function listTexts(fields: Fields, content: Tree): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name];
    switch (field.input) {
      case 'line':
      case 'paragraph':
        return [value as string];
      case 'lines':
        return value as string[];
      case 'items':
        return (value as Tree[]).flatMap((item) => listTexts(field.fields, item));
      default:
        return [];
    }
  });
}

/** Moves one entry of a list by one place. */
export function moved<Item>(list: readonly Item[], place: number, step: -1 | 1): Item[] {
  const item = list[place];
  if (item === undefined || place + step < 0 || place + step >= list.length) return [...list];
  return list.toSpliced(place, 1).toSpliced(place + step, 0, item);
}
