import { useActionData, useLoaderData } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { pageAction, pageLoader } from '#src/platform/http/page-door.server.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { verifyEmail } from '../operations/verify-email.server.ts';
import { PasswordPage } from '../ui/password-page.tsx';

const texts = CUSTOMER_TEXTS.verification;

/** A document: it opens from any mail program, without script. Only the button proves; programs that follow links do not. */
export const handle = { still: true, cache: false };

export const meta = () => [
  { title: texts.title },
  { name: 'description', content: texts.description },
  { name: 'robots', content: 'noindex' },
];

export const loader = pageLoader(async (_context, { request }) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
}));

export const action = pageAction(verifyEmail, (context, form) => verifyEmail(context, { token: form.text('token') }));

export default function VerificationPage() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer !== undefined && 'email' in answer) {
    return (
      <PasswordPage title={texts.title}>
        <p role="status">{fill(texts.done, { email: answer.email })}</p>
        <ButtonLink href="/profile">{texts.toAccount}</ButtonLink>
      </PasswordPage>
    );
  }
  const refusal = answer?.fields.token?.[0] ?? answer?.fields.email?.[0] ?? answer?.message;
  return (
    <PasswordPage title={texts.title}>
      {refusal && <Alert>{refusal}</Alert>}
      {token === '' ? (
        <p>{texts.missing}</p>
      ) : (
        <form method="post">
          <p>{texts.text}</p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{texts.submit}</Button>
        </form>
      )}
    </PasswordPage>
  );
}
