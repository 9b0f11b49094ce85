import { redirect } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { CONTRACT_ACCOUNT_TEXTS as TEXTS } from '../contract-account.texts.ts';
import { fetchContract } from '../payment-admin.client.ts';
import type { Route } from './+types/contract-page';
import { ContractScreen } from './contract-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const getId = (name: string) => {
    const id = Number(address.get(name));
    return Number.isInteger(id) && id > 0 ? { [name]: id } : {};
  };
  const asked = { ...getId('quoteId'), ...getId('orderId'), ...getId('invoiceId') };
  if (Object.keys(asked).length === 0) throw redirect(href('/admin/payments'));
  return fetchContract(asked);
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

export default function AdminContractPage({ loaderData }: Route.ComponentProps) {
  return <ContractScreen contract={loaderData} />;
}

export const ErrorBoundary = ScreenError;
