import { ORDER_STATUSES, type Order, type OrderStatus } from '../../order.contract.ts';
import { ORDER_TEXTS } from '../../order.texts.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../../order-admin.texts.ts';
import classes from './orders.module.css';

interface OrderStepsProps {
  order: Order;
  isBusy: boolean;
  onStatus: (status: OrderStatus) => void;
}

/** Shows the five statuses in their order; a press sets that status. */
export function OrderSteps({ order, isBusy, onStatus }: OrderStepsProps) {
  const place = ORDER_STATUSES.indexOf(order.status);
  const isReached = (step: number): boolean => (order.status === 'annulé' ? step === place : step <= place);
  return (
    <ol className={classes.steps} aria-label={TEXTS.steps}>
      {ORDER_STATUSES.map((status, step) => (
        <li key={status}>
          <button
            type="button"
            className={classes.step}
            data-reached={isReached(step) || undefined}
            aria-current={step === place ? 'step' : undefined}
            aria-disabled={isBusy}
            onClick={() => !isBusy && step !== place && onStatus(status)}
          >
            {ORDER_TEXTS.statuses[status]}
          </button>
        </li>
      ))}
    </ol>
  );
}
