import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { disavowAddressChange } from './commands/disavow-address-change.server.ts';
import { requestPasswordReset } from './commands/request-password-reset.server.ts';
import { resendVerification } from './commands/resend-verification.server.ts';
import { resetPassword } from './commands/reset-password.server.ts';
import { verifyEmail } from './commands/verify-email.server.ts';

/** Endpoints that request and open emailed links. */
export const mailedLinksApi: Endpoint[] = [
  endpoint('post', '/auth/forgot-password', requestPasswordReset, {
    summary: 'Demander un lien pour choisir un nouveau mot de passe',
    message: 'Si un compte existe pour cette adresse, un lien vient d’être envoyé.',
  }),
  endpoint('post', '/auth/reset-password', resetPassword, {
    summary: 'Choisir un nouveau mot de passe par un lien',
    message: 'Mot de passe modifié avec succès',
  }),
  endpoint('post', '/auth/verify-email', verifyEmail, {
    summary: 'Confirmer une adresse e-mail par son lien',
    wrap: 'flat',
    message: 'Votre adresse e-mail est confirmée.',
  }),
  endpoint('post', '/auth/disavow', disavowAddressChange, {
    summary: 'Contester un changement d’adresse par le lien reçu à l’ancienne',
    wrap: 'flat',
    message: 'Toutes les sessions sont fermées. Un lien pour choisir un nouveau mot de passe vient d’être envoyé.',
  }),
  endpoint('post', '/auth/resend-verification', resendVerification, {
    summary: 'Recevoir un nouveau lien de confirmation',
    wrap: 'flat',
    message: ({ sent_to }) => (sent_to === null ? 'Votre adresse est déjà confirmée.' : 'Un lien vient d’être envoyé.'),
  }),
];
