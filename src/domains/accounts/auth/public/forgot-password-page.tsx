import { useActionData, useLoaderData } from 'react-router';
import { dialled } from '#src/kernel/phone.ts';
import { fill } from '#src/kernel/text.ts';
import { pageAction, pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { describedBy, Field } from '#src/ui/public/field.tsx';
import { hiddenMeta } from '../account-pages.views.ts';
import { readResetMeans } from '../auth.queries.server.ts';
import { requestPasswordReset } from '../commands/request-password-reset.server.ts';
import { PASSWORD_TEXTS } from '../password.texts.ts';
import { PasswordPage } from './password-page.tsx';

const { noMail } = PASSWORD_TEXTS;

export const handle = { static: true };

export const meta = () => hiddenMeta(PASSWORD_TEXTS.forgottenTitle, PASSWORD_TEXTS.forgottenDescription);

export const loader = pageLoader((visitor) => readResetMeans(visitor, {}));

export const action = pageAction(requestPasswordReset, async (context, form) => {
  await requestPasswordReset(context, { email: form.text('email') });
  return { isSent: true };
});

interface AddressFormProps {
  /** Why the address was refused. */
  error: string | undefined;
}

function AddressForm({ error }: AddressFormProps) {
  const field = { id: 'email', error };
  return (
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
  );
}

/** Says whom to ask where no email leaves; only who reads the machine's files gets a link. */
function OtherMeans({ phone, error }: AddressFormProps & { phone: string }) {
  return (
    <>
      <p>
        {noMail.text} {phone === '' ? noMail.ask : noMail.call}
      </p>
      {phone !== '' && <ButtonLink href={`tel:${dialled(phone)}`}>{fill(noMail.phone, { phone })}</ButtonLink>}
      <details open={error !== undefined}>
        <summary>{noMail.staff}</summary>
        <p>{noMail.colleague}</p>
        <p>{noMail.alone}</p>
        <AddressForm error={error} />
      </details>
    </>
  );
}

export default function ForgotPasswordPage() {
  const { offersEmail, phone } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer !== undefined && 'message' in answer ? answer : undefined;
  const error = refusal?.fields.email?.[0];
  if (answer !== undefined && 'isSent' in answer) {
    return (
      <PasswordPage title={PASSWORD_TEXTS.forgottenTitle}>
        <p role="status">{offersEmail ? PASSWORD_TEXTS.linkSent : noMail.written}</p>
      </PasswordPage>
    );
  }
  return (
    <PasswordPage title={PASSWORD_TEXTS.forgottenTitle}>
      {offersEmail && <p>{PASSWORD_TEXTS.forgottenIntro}</p>}
      {refusal && <Alert>{refusal.message}</Alert>}
      {offersEmail ? <AddressForm error={error} /> : <OtherMeans phone={phone} error={error} />}
    </PasswordPage>
  );
}
