import type { ReactNode } from 'react';
import { LoadingText, SignedOutNotice } from './account-notices.tsx';
import { type Customer, useCustomer } from './use-customer.ts';

interface SignedInOnlyProps {
  /** Told to whoever is not signed in. */
  sentence: string;
  children: (customer: Customer) => ReactNode;
}

/** Shows and asks nothing of a customer before somebody is signed in, nor after their session has ended. */
export function SignedInOnly({ sentence, children }: SignedInOnlyProps) {
  const state = useCustomer();
  if (state.is === 'unknown') return <LoadingText />;
  return state.is === 'out' ? <SignedOutNotice sentence={sentence} /> : children(state.customer);
}
