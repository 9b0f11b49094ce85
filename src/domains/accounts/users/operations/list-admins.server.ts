import { selectActiveAdmins } from '../user.store.server.ts';

/** Returns the active administrators. */
export const listAdmins = (): Promise<{ id: number; email: string; wantsMail: boolean }[]> => selectActiveAdmins();
