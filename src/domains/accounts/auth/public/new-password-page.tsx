import { useActionData, useLoaderData } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { hiddenMeta } from '../account-pages.views.ts';
import { resetPassword } from '../commands/reset-password.server.ts';
import { PASSWORD_TEXTS } from '../password.texts.ts';
import { tokenLoader } from './account-links.endpoint.server.ts';
import ChosenPassword from './islands/chosen-password.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordPage } from './password-page.tsx';

export const handle = { static: true, cache: false };

export const meta = () => hiddenMeta(PASSWORD_TEXTS.newTitle, PASSWORD_TEXTS.newDescription);

export const loader = tokenLoader();

export const action = pageAction(resetPassword, async (context, form) => {
  await resetPassword(context, {
    token: form.text('token'),
    password: form.text('password'),
    password_confirmation: form.text('password_confirmation'),
  });
  return { isChanged: true };
});

export default function NewPasswordPage() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer !== undefined && 'message' in answer ? answer : undefined;
  if (answer !== undefined && 'isChanged' in answer) {
    return (
      <PasswordPage title={PASSWORD_TEXTS.newTitle}>
        <p role="status">{PASSWORD_TEXTS.changed}</p>
        <ButtonLink href={href('/login')}>{PASSWORD_TEXTS.signIn}</ButtonLink>
        <a href={href('/admin/login')}>{PASSWORD_TEXTS.signInToOffice}</a>
      </PasswordPage>
    );
  }
  return (
    <PasswordPage title={PASSWORD_TEXTS.newTitle}>
      {refusal && <Alert>{refusal.fields.token?.[0] ?? refusal.message}</Alert>}
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Island of={ChosenPassword} props={{ error: refusal?.fields.password?.[0] ?? null }} when="load" />
        <NewPasswordField
          name="password_confirmation"
          label={PASSWORD_TEXTS.confirmation}
          error={refusal?.fields.password_confirmation?.[0]}
        />
        <Button type="submit">{PASSWORD_TEXTS.change}</Button>
      </form>
    </PasswordPage>
  );
}
