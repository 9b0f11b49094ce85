import type { z } from 'zod';
import { type Actor, type Audience, admission, isStaff } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { refusalOf } from '#src/kernel/validation.ts';
import { type AuditEntry, recordAudit } from './audit.server.ts';
import { transaction } from './database/database.server.ts';
import { findAnswer, once, type RepeatableSend } from './idempotency.server.ts';
import { translateOutage } from './refusal.server.ts';
import { type RateLimit, tooManyTries } from './security/rate-limit.server.ts';
import { createTokenBuckets } from './security/token-buckets.server.ts';

/** Who asks, and from where; made by a door, a job or a test. */
export interface Context {
  actor: Actor;
  requestId: string;
  /** Address of the client as `TRUST_PROXY` allows it to be known; rate limits count by it. */
  clientAddress: string;
  userAgent: string;
  /** Key of a repeatable send, as the client chose it, for an operation that recognises repeats by itself. */
  idempotencyKey?: string | undefined;
  /** How the outermost command recognises a repeat; the commands within do not see it. */
  repeat?: RepeatableSend | undefined;
}

/** The server's own context, for jobs, start and demo content. */
export const systemContext = (requestId: string): Context => ({
  actor: { kind: 'system' },
  requestId,
  clientAddress: '',
  userAgent: '',
});

/** Asks for a sign-in of the last ten minutes: always, or only for what this input would change. */
type Recency<Input> = true | ((input: Input, context: Context) => Promise<boolean>);

interface OperationShape<Input extends z.ZodType, Output extends z.ZodType> {
  allow: Audience;
  recent?: Recency<z.output<Input>>;
  input: Input;
  /** Whitelist of what leaves the room; it documents the API and is verified in tests. */
  output: Output;
  run: (input: z.output<Input>, context: Context) => Promise<z.input<Output>>;
  senderLimit?: SenderLimit;
}

/** Most sends of one address, whatever becomes of them. */
export interface SenderLimit extends RateLimit {
  bucket: string;
}

/** An operation as doors see it. */
export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  (context: Context, input: z.input<Input>): Promise<z.output<Output>>;
  readonly kind: 'query' | 'command';
  readonly allow: Audience;
  readonly recent: 'never' | 'sometimes' | 'always';
  readonly input: Input;
  readonly output: Output;
  /** Counted by an entry point before it reads a body. */
  readonly senderLimit: SenderLimit | undefined;
}

const REFUSALS = {
  unauthenticated: ['unauthenticated', 'Veuillez vous connecter.'],
  forbidden: ['forbidden', 'Vous n’avez pas le droit de faire cela.'],
  'must-enrol': [
    'forbidden',
    'L’authentification à deux facteurs est obligatoire : activez-la dans votre profil pour continuer.',
  ],
} as const;

/** @throws DomainError `unauthenticated` or `forbidden`. Doors ask it before they read what was sent. */
export function admit(context: Context, allow: Audience): void {
  const answer = admission(context.actor, allow);
  if (answer === 'yes') return;
  const [code, sentence] = REFUSALS[answer];
  throw new DomainError(code, sentence);
}

/** Whether who asks may call an operation; an answer made of several leaves out what they may not read. */
export const isAdmitted = ({ actor }: Context, { allow }: Pick<Operation, 'allow'>): boolean =>
  admission(actor, allow) === 'yes';

/** `code` of the refusal: the same call passes after `POST /auth/confirm`. */
const RECENT_SIGN_IN_REQUIRED = 'recent_sign_in_required';

const isOld = ({ actor }: Context): boolean => actor.kind === 'user' && actor.isRecent !== true;

/** @throws DomainError `forbidden` with `recent_sign_in_required` for a session that was confirmed too long ago. */
export function demandRecentSignIn(context: Context): void {
  if (!isOld(context)) return;
  const sentence = 'Pour votre sécurité, confirmez que c’est bien vous : votre connexion a plus de dix minutes.';
  throw new DomainError('forbidden', sentence, { reason: RECENT_SIGN_IN_REQUIRED });
}

function read<Input extends z.ZodType>(schema: Input, input: unknown): z.output<Input> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw refusalOf(parsed.error);
  return parsed.data;
}

function operation<Input extends z.ZodType, Output extends z.ZodType>(
  kind: Operation['kind'],
  shape: OperationShape<Input, Output>,
): Operation<Input, Output> {
  const call = async (context: Context, input: z.input<Input>): Promise<z.output<Output>> => {
    admit(context, shape.allow);
    const { recent } = shape;
    if (recent === true) demandRecentSignIn(context);
    const given = read(shape.input, input);
    if (recent !== undefined && recent !== true && isOld(context) && (await recent(given, context))) {
      demandRecentSignIn(context);
    }
    const answer = await shape.run(given, context).catch(throwUnavailable);
    return shape.output.parse(answer);
  };
  const { allow, input, output, senderLimit } = shape;
  const recent = shape.recent === undefined ? 'never' : shape.recent === true ? 'always' : 'sometimes';
  return Object.assign(call, { kind, allow, recent, input, output, senderLimit } as const);
}

function throwUnavailable(cause: unknown): never {
  throw translateOutage(cause);
}

const senders = createTokenBuckets();

/**
 * Counts one send of this address, in memory: it costs nothing to refuse. Entry points call it before they read the
 * body; staff at work have no such limit.
 * @throws DomainError `limit`.
 */
export function countSender(
  { senderLimit }: Pick<Operation, 'senderLimit'>,
  { clientAddress, actor }: Pick<Context, 'clientAddress' | 'actor'>,
): void {
  if (senderLimit === undefined || (actor.kind === 'user' && isStaff(actor))) return;
  const retryAfterSeconds = senders.take(`${senderLimit.bucket} ${clientAddress}`, senderLimit);
  if (retryAfterSeconds !== undefined) throw tooManyTries(retryAfterSeconds);
}

/** For tests: nobody has sent anything. */
export const forgetSenders = (): void => senders.clear();

/** Reads; changes nothing. */
export const query = <Input extends z.ZodType, Output extends z.ZodType>(
  shape: OperationShape<Input, Output>,
): Operation<Input, Output> => operation('query', shape);

interface CommandShape<Input extends z.ZodType, Output extends z.ZodType, Prepared> {
  allow: Audience;
  recent?: Recency<z.output<Input>>;
  input: Input;
  output: Output;
  /** Refused sends count too: for what anyone may send, wider than the limit of accepted ones. */
  senderLimit?: SenderLimit;
  /** Slow work (password hash, image) done before the transaction opens, where nobody waits for it. */
  prepare?: (input: z.output<Input>, context: Context) => Promise<Prepared>;
  run: (input: z.output<Input>, context: Context, prepared: Prepared) => Promise<z.input<Output>>;
  /** Names the act for the audit log, if anything has changed; written in its transaction when a person acts. */
  audit?: (input: z.output<Input>, answer: z.input<Output>) => AuditEntry | undefined;
}

/** Changes, in one transaction; a send that is repeated under its key only once. */
export function command<Input extends z.ZodType, Output extends z.ZodType, Prepared = undefined>(
  shape: CommandShape<Input, Output, Prepared>,
): Operation<Input, Output> {
  async function perform(input: z.output<Input>, context: Context, prepared: Prepared): Promise<z.input<Output>> {
    const answer = await shape.run(input, context, prepared);
    const entry = context.actor.kind === 'user' ? shape.audit?.(input, answer) : undefined;
    if (entry !== undefined) await recordAudit(context, entry);
    return answer;
  }
  return operation('command', {
    ...shape,
    run: async (input, { repeat, ...context }) => {
      const request = Object(input);
      const earlier = repeat && (await findAnswer(repeat, request));
      if (earlier !== undefined) return earlier.answer as z.input<Output>;
      const prepared = (await shape.prepare?.(input, context)) as Prepared;
      const work = () => perform(input, context, prepared);
      return transaction(() => (repeat === undefined ? work() : once(repeat, request, work)));
    },
  });
}
