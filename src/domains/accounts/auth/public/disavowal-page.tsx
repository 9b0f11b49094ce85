import { useActionData, useLoaderData } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { hiddenMeta } from '../account-pages.views.ts';
import { disavowAddressChange } from '../commands/disavow-address-change.server.ts';
import { VERIFICATION_TEXTS } from '../verification.texts.ts';
import { tokenLoader } from './account-links.endpoint.server.ts';
import { PasswordPage } from './password-page.tsx';

const texts = VERIFICATION_TEXTS.disavowal;

/** Opened from an email, without script. Only the button acts: programs that follow links must not. */
export const handle = { static: true, cache: false };

export const meta = () => hiddenMeta(texts.title, texts.description);

export const loader = tokenLoader();

export const action = pageAction(disavowAddressChange, (context, form) =>
  disavowAddressChange(context, { token: form.text('token') }),
);

export default function DisavowalPage() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer !== undefined && 'email' in answer) {
    return (
      <PasswordPage title={texts.title}>
        <p role="status">{fill(texts.done, { email: answer.email })}</p>
      </PasswordPage>
    );
  }
  const refusal = answer?.fields.token?.[0] ?? answer?.message;
  return (
    <PasswordPage title={texts.title}>
      {refusal && <Alert>{refusal}</Alert>}
      {token === '' ? (
        <p>{VERIFICATION_TEXTS.missing}</p>
      ) : (
        <form method="post">
          <p>{texts.text}</p>
          <ul>
            {texts.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{texts.submit}</Button>
        </form>
      )}
    </PasswordPage>
  );
}
