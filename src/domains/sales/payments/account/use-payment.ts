import { useRef, useState } from 'react';
import { ApiError, toSentence } from '#src/ui/http/api-error.ts';
import { newSendingKey } from '#src/ui/http/sending-key.ts';
import { type AnsweredPayment, sendPayment } from '../payment.client.ts';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';

interface PaymentOptions {
  /** Called when the bank or the gateway has accepted it: completed, or waiting for the customer. */
  onAnswer: (answer: AnsweredPayment) => void | Promise<void>;
  /** Called with error messages by sent field. */
  onRefused: (fields: Record<string, string[]>) => void;
}

/**
 * Sends one payment at a time. The key of a target stays until the server has settled the payment: a request lost
 * on the network is repeated, never doubled.
 */
export function usePayment({ onAnswer, onRefused }: PaymentOptions) {
  const sent = useRef({ key: '', target: '' });
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const settle = async (answer: AnsweredPayment): Promise<void> => {
    if (answer.status !== 'failed') return onAnswer(answer);
    sent.current.key = '';
    setFailure(answer.failure || texts.failure);
  };

  const refuse = (error: unknown): void => {
    const fields = error instanceof ApiError ? error.fields : {};
    // Nothing was stored under this key: the next request may be a different payment.
    if (error instanceof ApiError && [400, 422].includes(error.status)) sent.current.key = '';
    onRefused(fields);
    setFailure(toSentence(error, texts.failure));
  };

  const pay = async (target: object, card: object = {}): Promise<void> => {
    if (isUnderWay.current) return;
    const written = JSON.stringify(target);
    if (sent.current.key === '' || sent.current.target !== written)
      sent.current = { key: newSendingKey(), target: written };
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await settle(await sendPayment({ ...card, ...target }, sent.current.key));
    } catch (error) {
      refuse(error);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { pay, isSending, failure, setFailure };
}
