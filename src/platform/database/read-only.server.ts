import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  RawNode,
  type RootOperationNode,
  SelectQueryNode,
} from 'kysely';

/** The query that runs: the name of its endpoint is unknown here, so the error names the statement instead. */
const scope = new AsyncLocalStorage<'query' | undefined>();

/** Runs the reads of a query: until its promise settles, every statement that writes is refused. */
export const readOnly = <Result>(work: () => Promise<Result>): Promise<Result> => scope.run('query', work);

export const isReadOnly = (): boolean => scope.getStore() !== undefined;

/**
 * Runs a write that a read causes (a counter, a mark of presence) outside the query's scope.
 * @param _reason why this read writes; for the reader of the code.
 */
export const asSideEffect = <Result>(_reason: string, work: () => Promise<Result>): Promise<Result> =>
  scope.run(undefined, work);

const READING_TEXT = /^\s*(?:select|values|explain|show)\b/i;
const WRITING_WORD = /\b(?:insert|update|delete|merge|replace|truncate|create|drop|alter)\b/i;

/** Returns whether a raw statement can only read; `with …` may hide a write, so all of its words count. */
const readsText = (text: string): boolean =>
  READING_TEXT.test(text) || (/^\s*with\b/i.test(text) && !WRITING_WORD.test(text));

function reads(node: OperationNode): boolean {
  if (RawNode.is(node)) return readsText(node.sqlFragments.join('?'));
  if (!SelectQueryNode.is(node)) return false;
  return node.with?.expressions.every(({ expression }) => reads(expression)) ?? true;
}

/** Refuses every statement that is no read. @throws Error, a fault of the code and never of a request. */
export const refuseWrites: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (!reads(node)) throw new Error(`A query may not write (${node.kind}): make it a command.`);
    return node;
  },
  transformResult: async ({ result }) => result,
};
