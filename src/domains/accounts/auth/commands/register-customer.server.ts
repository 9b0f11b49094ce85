import { createAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { admitRegistration } from '../account.internal.server.ts';
import { BrowserSecrets, Registration, SignedIn } from '../auth.contract.ts';
import { REGISTER_LIMIT } from '../auth.rules.ts';
import { openSession } from '../session.internal.server.ts';
import { sendVerification } from '../verification.internal.server.ts';

/** Opens a customer account, signs in to it and emails the link that verifies its address. */
export const registerCustomer = command({
  allow: 'anyone',
  senderLimit: { bucket: 'register', ...tenTimes(REGISTER_LIMIT) },
  input: Registration.safeExtend(BrowserSecrets.shape),
  output: SignedIn,
  prepare: ({ password, name, email, phone }, { clientAddress: client }) =>
    admitRegistration({ password, owner: { role: 'user', name, email, phone }, client }),
  run: async ({ name, email, phone, address, ...secrets }, context, { passwordHash }) => {
    const system = systemContext(context.requestId);
    const user = await createAccount({
      ...{ name, email, phone, address, role: 'user', passwordHash },
      isSelfRegistered: true,
    });
    await sendVerification({ user, email });
    await publish('admin', { event: 'users' });
    await notify({
      type: 'info',
      event: 'registration',
      title: 'Nouveau compte client',
      message: `${name} a créé un compte.`,
    });
    return openSession(system, { user, secrets, userAgent: context.userAgent, ip: context.clientAddress });
  },
});
