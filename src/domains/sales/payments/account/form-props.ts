import type { ReactNode } from 'react';
import type { AnsweredPayment } from '../payment.client.ts';
import type { PaymentConfig } from '../payment.contract.ts';

/** Props of both forms: the demonstration's and Stripe's. */
export interface FormProps {
  config: PaymentConfig;
  /** Data sent beside the card. */
  target: object;
  cents: number;
  amountPart: ReactNode;
  submitLabel: string;
  onAnswer: (answer: AnsweredPayment) => void;
  onRefusedAmount: (sentence: string | undefined) => void;
}
