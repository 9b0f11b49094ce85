import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';

interface Opened {
  stripe: Stripe;
  elements: StripeElements;
}

/** In cents: Stripe refuses to render its fields for zero. */
const LEAST_CENTS = 100;

const returnAddress = (transactionId: string): string =>
  `${window.location.origin}/payment-success?${new URLSearchParams({ transactionId })}`;

async function opened(place: HTMLElement, publishableKey: string, cents: number): Promise<Opened> {
  // Loads js.stripe.com only here: no other page loads any of it.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('Stripe.js is not there.');
  const elements = stripe.elements({ mode: 'payment', amount: cents, currency: 'eur', locale: 'fr' });
  elements.create('payment').mount(place);
  return { stripe, elements };
}

/** Mounts Stripe's payment field in `place`, for an amount that may still change. */
export function useStripe(place: RefObject<HTMLElement | null>, publishableKey: string, cents: number) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const current = useRef<Opened>(undefined);
  const amount = Math.max(LEAST_CENTS, cents);
  const first = useRef(amount);
  useEffect(() => {
    let isLeft = false;
    if (place.current === null) return;
    opened(place.current, publishableKey, first.current).then(
      (now) => {
        if (isLeft) return now.elements.getElement('payment')?.destroy();
        current.current = now;
        setState('ready');
      },
      () => isLeft || setState('failed'),
    );
    return () => {
      isLeft = true;
      current.current?.elements.getElement('payment')?.destroy();
    };
  }, [place, publishableKey]);
  useEffect(() => {
    void current.current?.elements.update({ amount });
  }, [amount]);
  return {
    state,
    /** Validates the input with Stripe; returns an error message. */
    check: async (): Promise<string | undefined> => {
      const { error } = (await current.current?.elements.submit()) ?? { error: { message: texts.stripe.failed } };
      return error && (error.message ?? texts.failure);
    },
    /** Confirms the payment with Stripe; returns a message when it was refused. */
    confirm: async (clientSecret: string, transactionId: string): Promise<string | undefined> => {
      if (current.current === undefined) return texts.stripe.failed;
      const { stripe, elements } = current.current;
      const confirmParams = { return_url: returnAddress(transactionId) };
      const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
      return error && (error.message ?? texts.failure);
    },
  };
}
