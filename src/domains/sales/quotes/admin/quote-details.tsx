import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { PriorityMark, StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as AMENDMENTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { Amendments } from './amendments.tsx';
import { LinesTable } from './lines-table.tsx';
import { QuoteAcceptance } from './quote-acceptance.tsx';
import { QuoteButtons } from './quote-buttons.tsx';
import { Expiry } from './quote-card.tsx';
import { QuoteClient } from './quote-client.tsx';
import { copyQuote, removeQuote, setStage } from './quote-moves.ts';
import { QuoteHistory } from './quote-timeline.tsx';
import { formatDay, formatEuros, getHeading } from './quote-words.ts';
import classes from './quotes.module.css';
import { StageSteps } from './stage-steps.tsx';

interface PartProps {
  quote: AdminQuote;
  list: ResourceActs;
}

const { facts: FACTS, fields: FIELDS } = TEXTS;

function toFacts(quote: AdminQuote): [string, string | null][] {
  const { amends, totals } = quote;
  const money = (amount: number): string | null => (amount > 0 ? formatEuros(amount) : null);
  const date = (iso: string | null): string | null => iso && formatLongDate(iso);
  const day = (value: string | null): string | null => value && formatDay(value);
  return [
    [FIELDS.address, quote.address || null],
    [AMENDMENTS.before, amends && formatEuros(amends.gross)],
    [AMENDMENTS.after, amends && totals && formatEuros(amends.gross + totals.gross)],
    [FACTS.created, date(quote.createdAt)],
    [FACTS.deadline, day(quote.deadline)],
    [FACTS.validUntil, day(quote.validUntil)],
    [FIELDS.executionPeriod, quote.executionPeriod || null],
    [FIELDS.contractMode, `${TEXTS.modes[quote.contractMode]}\u00a0· ${TEXTS.kinds[quote.customerKind]}`],
    [FACTS.sent, date(quote.sentAt)],
    [FACTS.approved, date(quote.approvedAt)],
    [FACTS.paid, money(quote.paid)],
    [FACTS.depositDue, quote.status === 'approved' ? money(quote.depositDue) : null],
    [FACTS.due, quote.paid > 0 ? money(quote.due) : null],
  ];
}

function Facts({ quote, list }: PartProps) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{FACTS.client}</dt>
        <dd>
          <QuoteClient {...quote} />
        </dd>
      </div>
      {toFacts(quote).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {quote.amends && (
        <div>
          <dt>{AMENDMENTS.contract}</dt>
          <dd>
            <Anchor component={Link} to={list.getHref({ kind: 'view', id: quote.amends.id })} preventScrollReset>
              {fill(AMENDMENTS.contractLink, quote.amends)}
            </Anchor>
          </dd>
        </div>
      )}
      {quote.order_id !== null && (
        <div>
          <dt>{FACTS.order}</dt>
          <dd>
            <Anchor component={Link} to={href('/admin/orders', { view: quote.order_id })}>
              {fill(FACTS.orderLink, { id: String(quote.order_id).padStart(6, '0') })}
            </Anchor>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <section>
      <Title order={3} fz="sm">
        {title}
      </Title>
      <Text size="sm" className={classes.words ?? ''}>
        {text}
      </Text>
    </section>
  );
}

function Buttons({ quote, list }: PartProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button
        variant="light"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => removeQuote(quote, list)}
      >
        {TEXTS.short.remove}
      </Button>
      {quote.amends === null && (
        <Button
          variant="default"
          disabled={list.isBusy}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copyQuote(quote, list)}
        >
          {TEXTS.short.copy}
        </Button>
      )}
      <Button
        component={Link}
        to={list.getHref({ kind: 'edit', id: quote.id })}
        replace
        preventScrollReset
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        {TEXTS.short.edit}
      </Button>
    </Group>
  );
}

/** Renders all details of one quote. */
export function QuoteDetails({ record: quote, list }: { record: AdminQuote; list: ResourceActs }) {
  return (
    <Stack>
      <Group justify="space-between" align="center">
        <Title order={2} fz="lg">
          {[getHeading(quote), quote.service].filter(Boolean).join('\u00A0· ')}
        </Title>
        <Group gap="xs">
          <PriorityMark priority={quote.priority} />
          <StatusBadge status={quote.status}>{QUOTE_TEXTS.statuses[quote.status]}</StatusBadge>
          <Expiry quote={quote} />
        </Group>
      </Group>
      <Changing>
        <StageSteps
          stage={quote.stage}
          isAmendment={quote.amends !== null}
          isBusy={list.isBusy}
          onStage={(stage) => void setStage(quote, stage, list)}
        />
      </Changing>
      <Facts quote={quote} list={list} />
      <Words title={FIELDS.description} text={quote.description} />
      <LinesTable quote={quote} />
      <Amendments quote={quote} list={list} />
      <Words title={FIELDS.notes} text={quote.notes} />
      <QuoteHistory key={quote.id} quote={quote} />
      <QuoteButtons quote={quote} list={list} />
      <Changing>
        <QuoteAcceptance key={quote.priceBasis} quote={quote} list={list} />
        <Buttons quote={quote} list={list} />
      </Changing>
    </Stack>
  );
}
