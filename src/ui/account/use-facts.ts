import { useRouteLoaderData } from 'react-router';
import type { Facts } from '#src/kernel/placeholders.ts';

/** Id of the route around all account pages, whose loader reads the frame. */
const LAYOUT = 'app/layouts/account-layout';

/** Returns what the site can say about the company, on a page of the customer account; nothing elsewhere. */
export function useFacts(): Partial<Facts> {
  const loaded = useRouteLoaderData<{ frame: { facts: Facts } }>(LAYOUT);
  return loaded?.frame.facts ?? {};
}
