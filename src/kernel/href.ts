/** Pages with the parameters of their paths: the route table adds them (`src/app/pages.d.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface Pages {}

type Value = string | number | boolean | undefined;
type PagePath = keyof Pages & string;
type Params<Path extends PagePath> = Pages[Path] extends { params: infer Named } ? keyof Named & string : never;
type Values<Path extends PagePath> = { [Name in Params<Path>]: string | number } & Record<string, Value>;
type Arguments<Path extends PagePath> = [Params<Path>] extends [never]
  ? [values?: Values<Path>]
  : [values: Values<Path>];

/**
 * Returns the address of a page; a path that no route has does not compile.
 * @param path as in the route table, with `:name` for a parameter.
 * @param values the parameters of the path; all others become the query. Undefined and empty ones are left out.
 */
export function href<Path extends PagePath>(path: Path, ...[values = {} as Values<Path>]: Arguments<Path>): string {
  const query = new URLSearchParams();
  let address: string = path;
  for (const [name, value] of Object.entries<Value>(values)) {
    const text = String(value ?? '');
    const filled = address.replace(`:${name}`, encodeURIComponent(text));
    if (filled === address && text !== '') query.append(name, text);
    address = filled;
  }
  return query.size === 0 ? address : `${address}?${query}`;
}
