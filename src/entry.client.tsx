import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { MARKUP_RULES } from '#src/ui/trusted-markup.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: typeof MARKUP_RULES): unknown;
}

// Asked by the browser for every string on its way to markup; the page's own policy allows this one name.
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
