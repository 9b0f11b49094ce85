import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  RawNode,
  type RootOperationNode,
  SelectQueryNode,
} from 'kysely';

/** Where a query is defined; the stack becomes text only when a write is refused. */
interface Definition {
  stack?: string;
}

const scope = new AsyncLocalStorage<Definition | undefined>();

/** Remembers where `define` is called. */
export function captureDefinition(define: (shape: never) => unknown): Definition {
  const definition: Definition = {};
  Error.captureStackTrace(definition, define);
  return definition;
}

/** Returns file and line, for example `src/domains/sales/quotes/quote.queries.server.ts:45`. */
function getPlace({ stack = '' }: Definition): string {
  const [, path, line] = /\n\s*at (?:.*\()?(.+?):(\d+):\d+\)?/.exec(stack) ?? [];
  if (path === undefined) return 'unknown place';
  return `${relative(process.cwd(), path.startsWith('file:') ? fileURLToPath(path) : path)}:${line}`;
}

/** Runs the reads of a query: until its promise settles, every statement that writes is refused. */
export const readOnly = <Result>(work: () => Promise<Result>, definition: Definition = {}): Promise<Result> =>
  scope.run(definition, work);

export const isReadOnly = (): boolean => scope.getStore() !== undefined;

/**
 * Runs a write that a read causes (a counter, a mark of presence) outside the query's scope.
 * @param _reason why this read writes; for the reader of the code.
 */
export const asSideEffect = <Result>(_reason: string, work: () => Promise<Result>): Promise<Result> =>
  isReadOnly() ? scope.run(undefined, work) : work();

/** @throws Error inside a query, with the remedy and the place of its definition: a fault of the code and never of a request. */
export function refuseInQuery(act: string, remedy = 'make the query a command'): void {
  const definition = scope.getStore();
  if (definition !== undefined) throw new Error(`A query may not ${act}: ${remedy}. ${getPlace(definition)}`);
}

const READING_TEXT = /^\s*(?:select|values|explain|show|with)\b/i;
/** Also a second statement, `select … into` and `explain analyze` of a write, which PostgreSQL runs. */
const WRITING_WORD =
  /;|\b(?:insert|update|delete|merge|into|truncate|create|drop|alter|grant|revoke|copy|nextval|setval)\b/i;

/** Returns whether a fragment and those inside it hold no writing word; a statement inside it was refused when built. */
const isHarmless = ({ sqlFragments, parameters }: RawNode): boolean =>
  !WRITING_WORD.test(sqlFragments.join('?')) && parameters.every((node) => !RawNode.is(node) || isHarmless(node));

function reads(node: OperationNode): boolean {
  if (RawNode.is(node)) return READING_TEXT.test(node.sqlFragments.join('?')) && isHarmless(node);
  if (!SelectQueryNode.is(node)) return false;
  return node.with?.expressions.every(({ expression }) => reads(expression)) ?? true;
}

const WRITE_REMEDY = 'make the query a command, or write a counter that a read changes with asSideEffect';

/** Refuses every statement that is no read. */
export const refuseWrites: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (isReadOnly() && !reads(node)) refuseInQuery(`write (${node.kind})`, WRITE_REMEDY);
    return node;
  },
  transformResult: async ({ result }) => result,
};
