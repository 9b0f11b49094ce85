import { useActionData } from 'react-router';
import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { describedBy, Field } from '#src/ui/public/field.tsx';
import { hiddenMeta } from '../account-pages.views.ts';
import { requestPasswordReset } from '../commands/request-password-reset.server.ts';
import { PASSWORD_TEXTS } from '../password.texts.ts';
import { PasswordPage } from './password-page.tsx';

export const handle = { static: true };

export const meta = () => hiddenMeta(PASSWORD_TEXTS.forgottenTitle, PASSWORD_TEXTS.forgottenDescription);

export const action = pageAction(requestPasswordReset, async (context, form) => {
  await requestPasswordReset(context, { email: form.text('email') });
  return { isSent: true };
});

export default function ForgotPasswordPage() {
  const answer = useActionData<typeof action>();
  const refusal = answer !== undefined && 'message' in answer ? answer : undefined;
  const field = { id: 'email', error: refusal?.fields.email?.[0] };
  if (answer !== undefined && 'isSent' in answer) {
    return (
      <PasswordPage title={PASSWORD_TEXTS.forgottenTitle}>
        <p role="status">{PASSWORD_TEXTS.linkSent}</p>
      </PasswordPage>
    );
  }
  return (
    <PasswordPage title={PASSWORD_TEXTS.forgottenTitle}>
      <p>{PASSWORD_TEXTS.forgottenIntro}</p>
      {refusal && <Alert>{refusal.message}</Alert>}
      <form method="post">
        <Field label={PASSWORD_TEXTS.email} {...field}>
          <input
            id={field.id}
            name="email"
            type="email"
            autoComplete="username"
            required
            aria-invalid={field.error ? true : undefined}
            aria-describedby={describedBy({ ...field, hint: undefined })}
          />
        </Field>
        <Button type="submit">{PASSWORD_TEXTS.sendLink}</Button>
      </form>
    </PasswordPage>
  );
}
