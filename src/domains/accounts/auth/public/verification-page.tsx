import { useActionData, useLoaderData } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { hiddenMeta } from '../account-pages.views.ts';
import { verifyEmail } from '../commands/verify-email.server.ts';
import { VERIFICATION_TEXTS as texts } from '../verification.texts.ts';
import { tokenLoader } from './account-links.endpoint.server.ts';
import VerificationForm from './islands/verification-form.tsx';
import { PasswordPage } from './password-page.tsx';

/** A static document: opens from any mail program, without script. Only the button verifies, not following the link. */
export const handle = { static: true, cache: false };

export const meta = () => hiddenMeta(texts.title, texts.description);

export const loader = tokenLoader();

export const action = pageAction(verifyEmail, (context, form) => {
  const [token, password] = [form.text('token'), form.text('password')];
  return verifyEmail(context, password === '' ? { token } : { token, password });
});

export default function VerificationPage() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer !== undefined && 'email' in answer) {
    return (
      <PasswordPage title={texts.title}>
        <p role="status">{fill(texts.done, { email: answer.email })}</p>
        <ButtonLink href={href('/profile')}>{texts.toAccount}</ButtonLink>
      </PasswordPage>
    );
  }
  const refusal = answer?.fields.token?.[0] ?? answer?.fields.email?.[0] ?? answer?.message ?? null;
  return (
    <PasswordPage title={texts.title}>
      {token === '' ? <p>{texts.missing}</p> : <Island of={VerificationForm} props={{ token, refusal }} when="load" />}
    </PasswordPage>
  );
}
