import { Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { StoredService } from '#src/domains/services/service.contract.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { addTrade, fetchServices } from '../setup.client.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import { TRADE_TEMPLATES, type TradeName } from '../trade-templates.texts.ts';

const TEXTS = SETUP_TEXTS.trades;
const NAMES = Object.keys(TRADE_TEMPLATES) as TradeName[];

interface TradesStepProps {
  isBusy: boolean;
  /** After trades were created. */
  onChange: () => void;
  onNext: () => void;
}

interface TradeProps {
  name: TradeName;
  /** The service that was made of this trade. */
  service: StoredService | undefined;
  isChosen: boolean;
  price: string;
  onPrice: (price: string) => void;
}

/** One trade to tick, with the price that its page shows: templates have none, only the owner knows it. */
function Trade({ name, service, isChosen, price, onPrice }: TradeProps) {
  const { title, subtitle } = TRADE_TEMPLATES[name];
  const state = service?.price_range === '' ? TEXTS.thereWithoutPrice : TEXTS.there;
  return (
    <div>
      <Checkbox
        value={name}
        label={title}
        description={service === undefined ? subtitle : state}
        disabled={service !== undefined}
      />
      {isChosen && (
        <TextInput
          mt="xs"
          ml="xl"
          size="sm"
          maxLength={200}
          label={fill(TEXTS.price, { trade: title })}
          description={TEXTS.priceHint}
          value={price}
          onChange={({ currentTarget }) => onPrice(currentTarget.value)}
        />
      )}
    </div>
  );
}

/** Reads the services that exist, to offer the others. */
function useServices() {
  const [services, setServices] = useState<StoredService[]>([]);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isCurrent = reads >= 0;
    fetchServices()
      .then((found) => isCurrent && setServices(found))
      .catch((error: unknown) => isCurrent && showFailure(toFailure(TEXTS.loadError, error)));
    return () => {
      isCurrent = false;
    };
  }, [reads]);
  return { services, reload: async () => setReads((now) => now + 1) };
}

/** Creates the trades that the owner ticks, one service each. */
export function TradesStep({ isBusy, onChange, onNext }: TradesStepProps) {
  const { services, reload } = useServices();
  const [prices, setPrices] = useState<Partial<Record<TradeName, string>>>({});
  const [chosen, setChosen] = useState<TradeName[]>([]);
  const { isBusy: isAdding, attempt } = useAttempt(reload);
  const find = (name: TradeName) => services.find(({ title }) => title === TRADE_TEMPLATES[name].title);
  const missing = chosen.filter((name) => find(name) === undefined);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (missing.length === 0) return onNext();
    const isDone = await attempt(async () => {
      for (const name of missing) await addTrade(TRADE_TEMPLATES[name], prices[name]?.trim() ?? '');
    }, TEXTS.error);
    onChange();
    if (!isDone) return;
    setChosen([]);
    showSuccess(fill(TEXTS.added[missing.length > 1 ? 'many' : 'one'], { count: missing.length }));
  };
  const label = missing.length === 1 ? TEXTS.addOne : fill(TEXTS.addMany, { count: missing.length });
  return (
    <form noValidate aria-label={SETUP_TEXTS.steps.trades.name} onSubmit={(event) => void submit(event)}>
      <Checkbox.Group value={chosen} onChange={(names) => setChosen(names as TradeName[])}>
        <Stack gap="xs">
          {NAMES.map((name) => (
            <Trade
              key={name}
              name={name}
              service={find(name)}
              isChosen={missing.includes(name)}
              price={prices[name] ?? ''}
              onPrice={(price) => setPrices((now) => ({ ...now, [name]: price }))}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="space-between" mt="md">
        <Anchor component={Link} to={href('/admin/services')} size="sm">
          {TEXTS.edit}
        </Anchor>
        <Button type="submit" loading={isBusy || isAdding}>
          {missing.length === 0 ? SETUP_TEXTS.keepGoing : label}
        </Button>
      </Group>
    </form>
  );
}
