import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { Changing } from '#src/ui/admin/changing.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { PriorityMark, StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { copyQuote, removeQuote, setStatus } from './quote-moves.ts';
import { getExpiry, getHeading } from './quote-words.ts';
import classes from './quotes.module.css';

interface PartProps {
  quote: AdminQuote;
  list: ResourceActs;
}

/** Renders the status; a click approves an open quote, or undoes the approval. */
function Status({ quote, list, onToggle }: PartProps & { onToggle: () => void }) {
  const { status, clientName: name } = quote;
  const label = QUOTE_TEXTS.statuses[status];
  // Only its customer accepts an amendment.
  if (status === 'rejected' || quote.amends !== null) {
    return <StatusBadge status={status}>{label}</StatusBadge>;
  }
  return (
    <StatusToggle
      isOn={status === 'approved'}
      label={label}
      action={fill(TEXTS.toggle[status === 'approved' ? 'off' : 'on'], { name })}
      isBusy={list.isBusy}
      onToggle={onToggle}
    />
  );
}

/** Shows the price without and with tax. */
export function Price({ quote: { totals, vatNote } }: Pick<PartProps, 'quote'>) {
  if (totals === null) return <Text c="dimmed">{TEXTS.noPrice}</Text>;
  const amount = formatAmount(totals.gross, 'card');
  return (
    <div data-figures>
      <Text component="span" fw={700} size="lg" display="block">
        {vatNote === '' ? fill(TEXTS.gross, { amount }) : amount}
      </Text>
      {vatNote === '' && (
        <Text component="span" size="sm" c="dimmed" display="block">
          {fill(TEXTS.net, { amount: formatAmount(totals.net, 'card') })}
        </Text>
      )}
    </div>
  );
}

export function Expiry({ quote }: Pick<PartProps, 'quote'>) {
  const expiry = getExpiry(quote, new Date());
  if (expiry === undefined) return null;
  return (
    <Text size="xs" c={expiry.isPast ? 'red' : 'dimmed'} {...(expiry.isPast ? { fw: 600 } : {})}>
      {expiry.text}
    </Text>
  );
}

function Actions({ quote, list }: PartProps) {
  const name = quote.clientName;
  const { short } = TEXTS;
  return (
    <Group gap={2} wrap="nowrap">
      <RowLink
        title={short.open}
        label={fill(TEXTS.open, { name })}
        icon={IconEye}
        to={list.getHref({ kind: 'view', id: quote.id })}
      />
      <Changing>
        <RowLink
          title={short.edit}
          label={fill(TEXTS.edit, { name })}
          icon={IconPencil}
          to={list.getHref({ kind: 'edit', id: quote.id })}
        />
        {quote.amends === null && (
          <RowButton
            title={short.copy}
            label={fill(TEXTS.copy, { name })}
            icon={IconCopy}
            isDisabled={list.isBusy}
            onPress={() => void copyQuote(quote, list)}
          />
        )}
        <RowButton
          title={short.remove}
          label={fill(TEXTS.remove, { name })}
          icon={IconTrash}
          onPress={() => removeQuote(quote, list)}
        />
      </Changing>
    </Group>
  );
}

/** Renders one quote of the list; a newly chosen status shows before the server has answered. */
export function QuoteCard({ quote: stored, list }: PartProps) {
  const [requested, setRequested] = useState<'approved' | 'pending'>();
  const quote = requested === undefined ? stored : { ...stored, status: requested };
  const toggle = async (): Promise<void> => {
    const status = stored.status === 'approved' ? 'pending' : 'approved';
    setRequested(status);
    await setStatus(stored, status, list);
    setRequested(undefined);
  };
  return (
    <Stack gap={8} h="100%" className={classes.card ?? ''} data-priority={quote.priority}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Stack gap={0}>
          <Anchor
            component={Link}
            to={list.getHref({ kind: 'view', id: quote.id })}
            preventScrollReset
            c="inherit"
            fw={600}
            underline="hover"
            data-row-open
          >
            {quote.clientName}
          </Anchor>
          <Text size="xs" c="dimmed">
            {quote.amends === null ? quote.service : getHeading(quote)}
          </Text>
        </Stack>
        <Status quote={quote} list={list} onToggle={() => void toggle()} />
      </Group>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Price quote={quote} />
        <PriorityMark priority={quote.priority} />
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {quote.description}
      </Text>
      <CardFoot note={<Expiry quote={quote} />}>
        <Actions quote={quote} list={list} />
      </CardFoot>
    </Stack>
  );
}
