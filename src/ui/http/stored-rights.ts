import { completeRights, hasRight, isStaff, type Right, ROLES, type Role } from '#src/kernel/actor.ts';
import { readStoredUser } from './stored-session.ts';

interface Grant {
  role: Role;
  rights: Right[];
}

const isRole = (role: unknown): role is Role => ROLES.some((known) => known === role);

/** Returns role and rights of the stored account; for an unreadable one those of a customer. */
function storedGrant(): Grant {
  const user = Object(readStoredUser());
  const role: unknown = Reflect.get(user, 'role');
  const rights: unknown = Reflect.get(user, 'rights');
  const names = Array.isArray(rights) ? rights.filter((name) => typeof name === 'string') : [];
  return { role: isRole(role) ? role : 'user', rights: completeRights(names) };
}

/** Whether the stored account has all these rights; screens use it. The server checks them again at each call. */
export function mayI(...needed: readonly Right[]): boolean {
  const grant = storedGrant();
  return isStaff(grant) && needed.every((right) => hasRight(grant, right));
}

/** Whether the stored account may give roles and rights to others. */
export const amAdmin = (): boolean => storedGrant().role === 'admin';
