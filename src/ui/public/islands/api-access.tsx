import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { readStoredUser, readToken } from '../../http/stored-session.ts';
import { type Access, changeAccess, useAccess } from '../api-console/access.ts';
import styles from '../api-console/api-access.module.css';
import { API_CONSOLE_TEXTS } from '../api-console/api-console.texts.ts';
import { describedBy, Field } from '../field.tsx';

const { access: texts } = API_CONSOLE_TEXTS;

/** Returns how the session of this browser is called; undefined without one. */
function nameSession(): string | undefined {
  if (readToken() === null) return undefined;
  const user = readStoredUser();
  const hasName = typeof user === 'object' && user !== null && 'name' in user && typeof user.name === 'string';
  return hasName ? fill(texts.sessionOf, { name: String(user.name) }) : texts.session;
}

function Choice({ kind, chosen, children }: { kind: Access['kind']; chosen: Access['kind']; children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="access" checked={kind === chosen} onChange={() => changeAccess({ kind })} />
      <span>{children}</span>
    </label>
  );
}

/** Chooses as whom the calls of the page are tried. */
export default function ApiAccess() {
  const { kind, token } = useAccess();
  const [session, setSession] = useState<string>();
  useEffect(() => {
    const found = nameSession();
    setSession(found);
    if (found !== undefined) changeAccess({ kind: 'session' });
  }, []);
  const field = { id: 'api-token', hint: texts.tokenHint };
  return (
    <fieldset className={styles.access}>
      <legend>{texts.title}</legend>
      <Choice kind="nobody" chosen={kind}>
        {texts.nobody}
      </Choice>
      {session !== undefined && (
        <Choice kind="session" chosen={kind}>
          {session}
        </Choice>
      )}
      <Choice kind="token" chosen={kind}>
        {texts.token}
      </Choice>
      {kind === 'token' && (
        <Field label={texts.tokenLabel} {...field}>
          <input
            id={field.id}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={token}
            onChange={(event) => changeAccess({ token: event.currentTarget.value })}
            aria-describedby={describedBy(field)}
          />
        </Field>
      )}
    </fieldset>
  );
}
