import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { getQuoteStatus } from '../quote.rules.ts';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as TEXTS } from '../quote-amendment-screen.texts.ts';
import { addAmendment } from './quote-moves.ts';
import { formatEuros } from './quote-words.ts';

interface AmendmentsProps {
  quote: AdminQuote;
  list: ResourceActs;
}

/** Lists the amendments of an accepted quote, and creates one. */
export function Amendments({ quote, list }: AmendmentsProps) {
  const isSigned = quote.priceBasis === 'signed' && quote.amends === null;
  if (!isSigned && quote.amendments.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-label={TEXTS.section}>
      <Title order={3} fz="sm">
        {TEXTS.section}
      </Title>
      {quote.amendments.length === 0 && (
        <Text size="sm" c="dimmed">
          {TEXTS.none}
        </Text>
      )}
      {quote.amendments.map(({ id, place, stage, gross }) => (
        <Group key={id} gap="xs">
          <Anchor component={Link} to={list.getHref({ kind: 'view', id })} preventScrollReset size="sm">
            {fill(TEXTS.short, { place })}
          </Anchor>
          <Text size="sm" data-figures>
            {gross === null ? TEXTS.empty : formatEuros(gross)}
          </Text>
          <StatusBadge status={getQuoteStatus(stage)}>{QUOTE_TEXTS.stages[stage]}</StatusBadge>
        </Group>
      ))}
      {isSigned && (
        <Changing>
          <Group>
            <Button
              variant="light"
              disabled={list.isBusy}
              leftSection={<IconFilePlus size={18} aria-hidden />}
              onClick={() => void addAmendment(quote, list)}
            >
              {TEXTS.create}
            </Button>
          </Group>
        </Changing>
      )}
    </Stack>
  );
}
