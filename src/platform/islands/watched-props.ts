/** One thing that a component has read from its props. */
export interface PropRead {
  /** Name of the prop whose field was read; undefined for a prop itself. */
  prop: string | undefined;
  /** Name of the field; undefined for the names of all fields. */
  field: string | undefined;
  value: unknown;
}

type Fields = Record<string, unknown>;

const ELEMENT_TYPE = '$$typeof';

/** Returns whether a value is an object with fields, and no element of React. */
const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  (value as Fields)[ELEMENT_TYPE] === undefined;

const toNames = (value: unknown): string => (isPlain(value) ? Object.keys(value).join() : '');

/** Returns what a read finds in other props. */
export function readAgain(props: object, { prop, field }: PropRead): unknown {
  const holder = prop === undefined ? props : (props as Fields)[prop];
  if (field === undefined) return toNames(holder);
  return isPlain(holder) ? holder[field] : undefined;
}

/**
 * Returns the same props, which nobody can change; notes in `reads` each prop, and each field of a prop that is an
 * object, that is read from them. What lies deeper counts as read.
 */
export function watchProps<Props extends object>(props: Props, reads: Map<string, PropRead>): Props {
  const watch = (fields: Fields, prop: string | undefined): Fields => {
    const note = (field: string | undefined, value: unknown): void => {
      reads.set(JSON.stringify([prop, field]), { prop, field, value });
    };
    const watched = new Map<string, Fields>();
    const read = (field: string): unknown => {
      const value = fields[field];
      if (prop !== undefined || !isPlain(value)) {
        note(field, value);
        return value;
      }
      const own = watched.get(field) ?? watch(value, field);
      watched.set(field, own);
      return own;
    };
    const noteNames = (): void => note(undefined, toNames(fields));
    // Not around the props themselves: a proxy of a frozen object may return nothing but its own values.
    return new Proxy<Fields>(
      {},
      {
        get: (_target, field) => (typeof field === 'string' && field !== ELEMENT_TYPE ? read(field) : undefined),
        has: (_target, field) => {
          noteNames();
          return Reflect.has(fields, field);
        },
        ownKeys: () => {
          noteNames();
          return Object.keys(fields);
        },
        getOwnPropertyDescriptor: (_target, field) =>
          typeof field === 'string' && Object.hasOwn(fields, field)
            ? { value: read(field), enumerable: true, configurable: true, writable: false }
            : undefined,
        set: () => false,
        defineProperty: () => false,
        deleteProperty: () => false,
      },
    );
  };
  return watch(props as Fields, undefined) as Props;
}

/** Returns whether two values of JSON are the same; any other object is the same as itself alone. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
