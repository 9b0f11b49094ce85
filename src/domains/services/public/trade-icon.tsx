import { Outline } from '#src/ui/public/outline.tsx';
import { tradeIcon } from '../trade.rules.ts';
import { TRADE_PATHS } from './trade-paths.ts';

/** Shows the icon of the trade that a title names. */
export function TradeIcon({ title, size }: { title: string; size?: 'text' | 'medium' | 'large' }) {
  return <Outline path={TRADE_PATHS[tradeIcon(title)]} {...(size && { size })} />;
}
