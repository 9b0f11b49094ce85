import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { MARKUP_RULES } from '#src/ui/trusted-markup.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: typeof MARKUP_RULES): unknown;
}

// The browser calls it for every string parsed as markup; the page's policy allows only this policy name.
const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
trustedTypes?.createPolicy('default', MARKUP_RULES);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
