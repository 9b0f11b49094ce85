import { Anchor, Button, Checkbox, Group, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { addTrade, fetchServiceTitles } from '../setup.client.ts';
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

/** Reads the services that exist, to offer the others. */
function useTitles() {
  const [titles, setTitles] = useState<string[]>([]);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isCurrent = reads >= 0;
    fetchServiceTitles()
      .then((found) => isCurrent && setTitles(found))
      .catch((error: unknown) => isCurrent && showFailure(toFailure(TEXTS.loadError, error)));
    return () => {
      isCurrent = false;
    };
  }, [reads]);
  return { titles, reload: async () => setReads((now) => now + 1) };
}

/** Creates the trades that the owner ticks, one service each. */
export function TradesStep({ isBusy, onChange, onNext }: TradesStepProps) {
  const { titles, reload } = useTitles();
  const [chosen, setChosen] = useState<TradeName[]>([]);
  const { isBusy: isAdding, attempt } = useAttempt(reload);
  const isThere = (name: TradeName): boolean => titles.includes(TRADE_TEMPLATES[name].title);
  const missing = chosen.filter((name) => !isThere(name));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (missing.length === 0) return onNext();
    const isDone = await attempt(async () => {
      for (const name of missing) await addTrade(name);
    }, TEXTS.error);
    onChange();
    if (!isDone) return;
    setChosen([]);
    showSuccess(fill(TEXTS.added, { count: missing.length }));
  };
  const label = missing.length === 1 ? TEXTS.addOne : fill(TEXTS.addMany, { count: missing.length });
  return (
    <form noValidate aria-label={SETUP_TEXTS.steps.trades.name} onSubmit={(event) => void submit(event)}>
      <Checkbox.Group value={chosen} onChange={(names) => setChosen(names as TradeName[])}>
        <Stack gap="xs">
          {NAMES.map((name) => (
            <Checkbox
              key={name}
              value={name}
              label={TRADE_TEMPLATES[name].title}
              description={isThere(name) ? TEXTS.there : TRADE_TEMPLATES[name].subtitle}
              disabled={isThere(name)}
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
