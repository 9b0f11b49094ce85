import { type Actor, holdsMachine, type Right, type Role } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';

interface Options {
  role?: Role | undefined;
  rights?: readonly Right[] | undefined;
  password?: string | undefined;
}

interface Target {
  id: number;
  role: Role;
  rights: readonly Right[];
}

const hasAll = (actor: Actor): boolean => holdsMachine(actor) || (actor.kind === 'user' && actor.role === 'admin');

const forbidden = (sentence: string): DomainError => new DomainError('forbidden', sentence);

/**
 * Refuses to change a colleague's account: the right `people` covers customers only, and a colleague has other rights.
 * @throws DomainError `forbidden`
 */
export function refuseColleague(actor: Actor, { role }: Pick<Target, 'role'>): void {
  if (role === 'user' || hasAll(actor)) return;
  throw forbidden('Seul un administrateur peut agir sur le compte d’un membre de l’équipe.');
}

/**
 * Lets only administrators grant roles and rights and choose others' passwords; nobody may change their own rights.
 * @throws DomainError `forbidden`
 */
export function refuseGrant(actor: Actor, options: Options, target?: Target): void {
  const role = target?.role ?? 'user';
  const rights = options.rights ?? target?.rights ?? [];
  const isGrant = (options.role ?? role) !== role || rights.join() !== (target?.rights ?? []).join();
  const isOwn = actor.kind === 'user' && actor.userId === target?.id;
  if (isGrant && isOwn && rights.length > 0) throw forbidden('Personne ne se donne des droits à soi-même.');
  if (hasAll(actor)) return;
  if (isGrant) throw forbidden('Seul un administrateur donne un rôle ou des droits.');
  if (options.password)
    throw forbidden('Seul un administrateur choisit un mot de passe. Envoyez plutôt une invitation.');
}

const DAILY = ['name', 'phone', 'address', 'updated_at'];
const plain = (value: unknown): string => JSON.stringify(value) ?? '';

/** Returns whether a change affects the sign-in or the rights of an account; unchanged form values do not count. */
export function isAccessChange(stored: object | null, { password, ...change }: { password: string }): boolean {
  const isOther = ([name, value]: [string, unknown]): boolean =>
    !DAILY.includes(name) && value !== undefined && plain(value) !== plain(Reflect.get(stored ?? {}, name));
  return password !== '' || Object.entries(change).some(isOther);
}
