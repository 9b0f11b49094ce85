import type { CannedReply } from '../canned-reply.contract.ts';
import type { Closure, OpenSpan } from '../hours.contract.ts';
import type { PriceLine } from '../price.contract.ts';
import { CannedRepliesField } from './canned-replies-field.tsx';
import { ClosuresField } from './closures-field.tsx';
import { DayHoursField } from './day-hours-field.tsx';
import { PriceLinesField } from './price-lines-field.tsx';
import type { ListShape } from './setting-shapes.ts';

interface ListFieldProps {
  as: ListShape;
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Renders a list setting with its own editor. */
export function ListField({ as, label, value, ...rest }: ListFieldProps) {
  if (as === 'day-hours') return <DayHoursField day={label} spans={value as OpenSpan[]} {...rest} />;
  if (as === 'closures') return <ClosuresField closures={value as Closure[]} {...rest} />;
  if (as === 'canned-replies') return <CannedRepliesField replies={value as CannedReply[]} {...rest} />;
  return <PriceLinesField lines={value as PriceLine[]} {...rest} />;
}
