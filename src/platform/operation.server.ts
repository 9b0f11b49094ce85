import type { z } from 'zod';
import { type Actor, type Audience, admission, holdsMachine, isPerson, isStaff } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { toRefusal } from '#src/kernel/validation.ts';
import { perApp } from './app-state.server.ts';
import { type AuditEntry, recordAudit } from './audit.server.ts';
import { toOutput } from './content-cache.server.ts';
import { transaction } from './database/database.server.ts';
import { captureDefinition, readOnly, refuseInQuery } from './database/read-only.server.ts';
import { findAnswer, once, orEarlier, type RepeatableSend } from './idempotency.server.ts';
import { refuseInMaintenance } from './maintenance.server.ts';
import { translateOutage } from './refusal.server.ts';
import { type RateLimit, tooManyTries } from './security/rate-limit.server.ts';
import { createTokenBuckets } from './security/token-buckets.server.ts';

/** Actor and origin of a call; created by an entry point, a job or a test. */
export interface Context {
  actor: Actor;
  requestId: string;
  /** Client address, read as `TRUST_PROXY` allows; rate limits count by it. */
  clientAddress: string;
  userAgent: string;
  /** Key of a repeatable request, chosen by the client, for an operation that recognises repeats by itself. */
  idempotencyKey?: string | undefined;
  /** How the outermost command recognises a repeat; nested commands do not get it. */
  repeat?: RepeatableSend | undefined;
}

/** Returns the server's own context, for jobs, start and demo content. */
export const systemContext = (requestId: string): Context => ({
  actor: { kind: 'system' },
  requestId,
  clientAddress: '',
  userAgent: '',
});

/** Returns the context of a person at the shell of the machine. @param login this person's account there. */
export const operatorContext = (login: string): Context => ({
  actor: { kind: 'operator', login },
  requestId: 'faitage',
  clientAddress: '',
  userAgent: '',
});

/** Requires a sign-in of the last ten minutes: always, or only for what this input would change. */
type Recency<Input> = true | ((input: Input, context: Context) => Promise<boolean>);

interface OperationShape<Input extends z.ZodType, Output extends z.ZodType> {
  allow: Audience;
  recent?: Recency<z.output<Input>>;
  /** Only for people who have signed in, never for a program with a token. */
  inPerson?: true;
  input: Input;
  /** Whitelist of the fields that leave the domain; it documents the API and is verified in tests. */
  output: Output;
  run: (input: z.output<Input>, context: Context) => Promise<z.input<Output>>;
  senderLimit?: SenderLimit;
}

/** Maximum number of requests per address, accepted or not. */
export interface SenderLimit extends RateLimit {
  bucket: string;
}

/** An operation as entry points use it. */
export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  (context: Context, input: z.input<Input>): Promise<z.output<Output>>;
  readonly kind: 'query' | 'command';
  readonly allow: Audience;
  readonly recent: 'never' | 'sometimes' | 'always';
  readonly inPerson: boolean;
  readonly input: Input;
  readonly output: Output;
  /** Limit counted by an entry point before it reads a body. */
  readonly senderLimit: SenderLimit | undefined;
}

const REFUSALS = {
  unauthenticated: ['unauthenticated', 'Veuillez vous connecter.'],
  forbidden: ['forbidden', 'Vous n’avez pas le droit de faire cela.'],
  'must-enrol': [
    'forbidden',
    'L’authentification à deux facteurs est obligatoire : activez-la dans votre profil pour continuer.',
  ],
  'in-person': ['forbidden', 'Un jeton d’API ne peut pas faire cela : connectez-vous à l’administration.'],
  'read-only': ['forbidden', 'Ce jeton d’API permet seulement de lire.'],
} as const;

type Admitted = Pick<Operation, 'allow'> & Partial<Pick<Operation, 'kind' | 'recent' | 'inPerson'>>;

function refuse(answer: keyof typeof REFUSALS): never {
  const [code, sentence] = REFUSALS[answer];
  throw new DomainError(code, sentence);
}

/** Checks permission before the input is read. @throws DomainError `unauthenticated` or `forbidden`. */
export function admit({ actor }: Context, { allow, kind, recent, inPerson }: Admitted): void {
  const call = { isChange: kind === 'command', inPerson: inPerson === true || recent === 'always' };
  const answer = admission(actor, allow, call);
  if (answer !== 'yes') refuse(answer);
}

/** Returns whether the actor may call an operation; a combined response leaves out parts the actor may not read. */
export const isAdmitted = ({ actor }: Context, { allow }: Pick<Operation, 'allow'>): boolean =>
  admission(actor, allow) === 'yes';

/** `code` of the refusal: the same call succeeds after the user has proved their identity again. */
const RECENT_SIGN_IN_REQUIRED = 'recent_sign_in_required';

const isOld = ({ actor }: Context): boolean => actor.kind === 'user' && actor.isRecent !== true;

/** @throws DomainError `forbidden` with `recent_sign_in_required` for a session that was confirmed too long ago. */
export function demandRecentSignIn(context: Context): void {
  if (!isOld(context)) return;
  if (context.actor.kind === 'user' && context.actor.token !== undefined) refuse('in-person');
  const sentence = 'Pour votre sécurité, confirmez que c’est bien vous : votre connexion a plus de dix minutes.';
  throw new DomainError('forbidden', sentence, { reason: RECENT_SIGN_IN_REQUIRED });
}

/** Reads input by its schema. @throws DomainError `invalid` with a sentence for each wrong field. */
export function parseInput<Input extends z.ZodType>(schema: Input, input: unknown): z.output<Input> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw toRefusal(parsed.error);
  return parsed.data;
}

function operation<Input extends z.ZodType, Output extends z.ZodType>(
  kind: Operation['kind'],
  shape: OperationShape<Input, Output>,
): Operation<Input, Output> {
  const { allow, input: inputSchema, output, senderLimit, inPerson = false } = shape;
  const recency = shape.recent === undefined ? 'never' : shape.recent === true ? 'always' : 'sometimes';
  const call = async (context: Context, input: z.input<Input>): Promise<z.output<Output>> => {
    if (kind === 'command') refuseInQuery('call a command');
    admit(context, { allow, kind, recent: recency, inPerson });
    if (kind === 'command' && !holdsMachine(context.actor)) await refuseInMaintenance();
    const { recent } = shape;
    if (recent === true) demandRecentSignIn(context);
    const values = parseInput(inputSchema, input);
    if (recent !== undefined && recent !== true && isOld(context) && (await recent(values, context))) {
      demandRecentSignIn(context);
    }
    const answer = await shape.run(values, context).catch(throwUnavailable);
    return toOutput(output, answer);
  };
  const definition = { kind, allow, recent: recency, inPerson, input: inputSchema, output, senderLimit } as const;
  return Object.assign(call, definition);
}

function throwUnavailable(cause: unknown): never {
  throw translateOutage(cause);
}

const senders = perApp(() => createTokenBuckets());

/**
 * Counts one request of this address, in memory, so that a refusal costs nothing. Entry points call it before they
 * read the body; staff have no such limit.
 * @throws DomainError `limit`.
 */
export function countSender(
  { senderLimit }: Pick<Operation, 'senderLimit'>,
  { clientAddress, actor }: Pick<Context, 'clientAddress' | 'actor'>,
): void {
  if (senderLimit === undefined || (actor.kind === 'user' && isStaff(actor))) return;
  const retryAfterSeconds = senders().take(`${senderLimit.bucket} ${clientAddress}`, senderLimit);
  if (retryAfterSeconds !== undefined) throw tooManyTries(retryAfterSeconds);
}

/** Resets all counts, for tests. */
export const forgetSenders = (): void => senders().clear();

/** Defines an operation that only reads: its connection refuses every statement that writes. */
export function query<Input extends z.ZodType, Output extends z.ZodType>(
  shape: OperationShape<Input, Output>,
): Operation<Input, Output> {
  const definition = captureDefinition(query);
  const run: typeof shape.run = (input, context) => readOnly(() => shape.run(input, context), definition);
  return operation('query', { ...shape, run });
}

interface CommandShape<Input extends z.ZodType, Output extends z.ZodType, Prepared> {
  allow: Audience;
  recent?: Recency<z.output<Input>>;
  inPerson?: true;
  input: Input;
  output: Output;
  /** Limit that also counts refused requests: for public operations, wider than the limit of accepted ones. */
  senderLimit?: SenderLimit;
  /** Slow work (password hash, image) done before the transaction opens, so that it blocks no other transaction. */
  prepare?: (input: z.output<Input>, context: Context) => Promise<Prepared>;
  /** Returns whether `prepare` has nothing slow to do: then a repeat is looked for in the transaction alone. */
  isPrepared?: (input: z.output<Input>) => boolean;
  run: (input: z.output<Input>, context: Context, prepared: Prepared) => Promise<z.input<Output>>;
  /** Returns the audit entry, if anything has changed; stored in the same transaction when a person acts. */
  audit?: (input: z.output<Input>, answer: z.input<Output>) => AuditEntry | undefined;
}

/** Defines an operation that changes data in one transaction; a repeat with the same key runs only once. */
export function command<Input extends z.ZodType, Output extends z.ZodType, Prepared = undefined>(
  shape: CommandShape<Input, Output, Prepared>,
): Operation<Input, Output> {
  async function perform(input: z.output<Input>, context: Context, prepared: Prepared): Promise<z.input<Output>> {
    const answer = await shape.run(input, context, prepared);
    const entry = isPerson(context.actor) ? shape.audit?.(input, answer) : undefined;
    if (entry !== undefined) await recordAudit(context, entry);
    return answer;
  }
  return operation('command', {
    ...shape,
    run: async (input, { repeat, ...context }) => {
      const request = Object(input);
      const isPrepared = shape.prepare === undefined || shape.isPrepared?.(input) === true;
      const earlier = isPrepared ? undefined : repeat && (await findAnswer(repeat, request));
      if (earlier !== undefined) return earlier.answer as z.input<Output>;
      const prepared = (await shape.prepare?.(input, context)) as Prepared;
      const work = () => perform(input, context, prepared);
      if (repeat === undefined) return transaction(work);
      return orEarlier(repeat, request, () => transaction(() => once(repeat, request, work)));
    },
  });
}
