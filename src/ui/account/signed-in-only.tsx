import type { ReactNode } from 'react';
import { LoadingText, SignedOutNotice } from './account-notices.tsx';
import { type Customer, useCustomer } from './use-customer.ts';

interface SignedInOnlyProps {
  /** Sentence for a visitor who is not signed in. */
  sentence: string;
  children: (customer: Customer) => ReactNode;
}

/** Renders nothing and sends no request for a customer before sign-in or after the session has ended. */
export function SignedInOnly({ sentence, children }: SignedInOnlyProps) {
  const state = useCustomer();
  if (state.is === 'unknown') return <LoadingText />;
  return state.is === 'out' ? <SignedOutNotice sentence={sentence} /> : children(state.customer);
}
