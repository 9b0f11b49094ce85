import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { formatEuros, getExpiry, PRIORITY_COLOURS, STATUS_COLOURS } from './quote-words.ts';
import classes from './quotes.module.css';

export interface QuoteCommands {
  getHref: (kind: 'view' | 'edit', quote: AdminQuote) => string;
  onToggle: (quote: AdminQuote) => void;
  onCopy: (quote: AdminQuote) => void;
  onRemove: (quote: AdminQuote) => void;
  isBusy: boolean;
}

interface PartProps {
  quote: AdminQuote;
  commands: QuoteCommands;
}

/** Renders the status; a click approves an open quote, or undoes the approval. */
function Status({ quote, commands }: PartProps) {
  const { status, clientName: name } = quote;
  const label = QUOTE_TEXTS.statuses[status];
  if (status === 'rejected') {
    return (
      <Badge variant="light" color={STATUS_COLOURS.rejected} miw="max-content">
        {label}
      </Badge>
    );
  }
  return (
    <StatusToggle
      isOn={status === 'approved'}
      label={label}
      action={fill(TEXTS.toggle[status === 'approved' ? 'off' : 'on'], { name })}
      isBusy={commands.isBusy}
      onToggle={() => commands.onToggle(quote)}
    />
  );
}

/** Shows the price without and with tax. */
export function Price({ quote: { totals } }: Pick<PartProps, 'quote'>) {
  if (totals === null) return <Text c="dimmed">{TEXTS.noPrice}</Text>;
  return (
    <div data-figures>
      <Text component="span" fw={700} size="lg" display="block">
        {fill(TEXTS.gross, { amount: formatEuros(totals.gross) })}
      </Text>
      <Text component="span" size="sm" c="dimmed" display="block">
        {fill(TEXTS.net, { amount: formatEuros(totals.net) })}
      </Text>
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

export function PriorityBadge({ priority }: Pick<AdminQuote, 'priority'>) {
  return (
    <Badge variant="dot" color={PRIORITY_COLOURS[priority]}>
      {fill(TEXTS.priority, { priority: TEXTS.priorities[priority] })}
    </Badge>
  );
}

function Actions({ quote, commands }: PartProps) {
  const name = quote.clientName;
  const { short } = TEXTS;
  return (
    <Group gap={2} wrap="nowrap">
      <RowLink
        title={short.open}
        label={fill(TEXTS.open, { name })}
        icon={IconEye}
        to={commands.getHref('view', quote)}
      />
      <Changing>
        <RowLink
          title={short.edit}
          label={fill(TEXTS.edit, { name })}
          icon={IconPencil}
          to={commands.getHref('edit', quote)}
        />
        <RowButton
          title={short.copy}
          label={fill(TEXTS.copy, { name })}
          icon={IconCopy}
          isDisabled={commands.isBusy}
          onPress={() => commands.onCopy(quote)}
        />
        <RowButton
          title={short.remove}
          label={fill(TEXTS.remove, { name })}
          icon={IconTrash}
          onPress={() => commands.onRemove(quote)}
        />
      </Changing>
    </Group>
  );
}

/** Renders one quote of the list. */
export function QuoteCard({ quote, commands }: PartProps) {
  return (
    <Stack gap={8} h="100%" className={classes.card ?? ''} data-priority={quote.priority}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Stack gap={0}>
          <Anchor
            component={Link}
            to={commands.getHref('view', quote)}
            preventScrollReset
            c="inherit"
            fw={600}
            underline="hover"
            data-row-open
          >
            {quote.clientName}
          </Anchor>
          <Text size="xs" c="dimmed">
            {quote.service}
          </Text>
        </Stack>
        <Status quote={quote} commands={commands} />
      </Group>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Price quote={quote} />
        <PriorityBadge priority={quote.priority} />
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {quote.description}
      </Text>
      <Group justify="space-between" mt="auto" wrap="nowrap">
        <Expiry quote={quote} />
        <Actions quote={quote} commands={commands} />
      </Group>
    </Stack>
  );
}
