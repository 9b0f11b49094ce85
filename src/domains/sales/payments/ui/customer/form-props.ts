import type { ReactNode } from 'react';
import type { AnsweredPayment } from '../../payment.client.ts';
import type { PaymentConfig } from '../../payment.contract.ts';

/** What both forms are given: ours of the demonstration, and Stripe's. */
export interface FormProps {
  config: PaymentConfig;
  /** What is sent beside the card. */
  target: object;
  cents: number;
  amountPart: ReactNode;
  submitLabel: string;
  onAnswer: (answer: AnsweredPayment) => void;
  onRefusedAmount: (sentence: string | undefined) => void;
}
