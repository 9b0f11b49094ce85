import { Alert, Anchor, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import type { ContractAccountView } from '../contract-account.contract.ts';
import { CONTRACT_ACCOUNT_TEXTS as TEXTS } from '../contract-account.texts.ts';
import {
  describeDocument,
  describeMovement,
  getFigures,
  getOtherSurplus,
  getSurplusSource,
} from '../contract-account.views.ts';
import { BegunWorksButton } from './begun-works.tsx';
import { DepositRequest } from './deposit-request.tsx';
import { RefundButton } from './refund-form.tsx';

function Section({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  return (
    <Paper withBorder component="section" p="md">
      <Title order={2} fz="lg" mb="xs">
        {title}
      </Title>
      {empty === false ? children : <Text c="dimmed">{empty}</Text>}
    </Paper>
  );
}

function Row({ first, second, amount }: { first: ReactNode; second: string; amount: number }) {
  return (
    <Table.Tr>
      <Table.Td>
        {first}
        <Text size="xs" c="dimmed">
          {second}
        </Text>
      </Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }} data-figures>
        {formatAmount(amount, 'document')}
      </Table.Td>
    </Table.Tr>
  );
}

function Documents({ documents }: Pick<ContractAccountView, 'documents'>) {
  return (
    <Section title={TEXTS.documents} empty={documents.length === 0 && TEXTS.noDocuments}>
      <Table aria-label={TEXTS.documents}>
        <Table.Tbody>
          {documents.map((document) => (
            <Row
              key={document.id}
              first={
                <>
                  {TEXTS.kinds[document.kind]}{' '}
                  <Anchor component={Link} to={href('/admin/invoices', { view: document.id })}>
                    {document.number}
                  </Anchor>{' '}
                  {fill(TEXTS.issuedOn, { date: formatLongDate(document.issued_on) })}
                </>
              }
              second={describeDocument(document)}
              amount={document.gross}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

function Movements({ movements }: Pick<ContractAccountView, 'movements'>) {
  return (
    <Section title={TEXTS.movements} empty={movements.length === 0 && TEXTS.noMovements}>
      <Table aria-label={TEXTS.movements}>
        <Table.Tbody>
          {movements.map((movement) => (
            <Row
              key={movement.id}
              first={
                movement.payment_id === null ? (
                  TEXTS.entries[movement.kind]
                ) : (
                  <Anchor component={Link} to={href('/admin/payments', { view: movement.payment_id })}>
                    {TEXTS.entries[movement.kind]}
                  </Anchor>
                )
              }
              second={describeMovement(movement)}
              amount={movement.amount}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

function Acts({ contract }: { contract: ContractAccountView }) {
  const { quote_id: quoteId, order_id: orderId } = contract;
  const target = quoteId === null ? { orderId: orderId ?? undefined } : { quoteId };
  return (
    <Group gap="xs">
      {contract.to_receive > 0 && (
        <Button component={Link} to={href('/admin/payments', { new: 1, ...target })}>
          {TEXTS.receive}
        </Button>
      )}
      {contract.to_invoice > 0 && <DepositRequest contract={contract} />}
      {quoteId !== null && (
        <Button variant="default" component={Link} to={href('/admin/quotes', { view: quoteId })}>
          {TEXTS.quote}
        </Button>
      )}
      {orderId !== null && (
        <Button variant="default" component={Link} to={href('/admin/orders', { view: orderId })}>
          {TEXTS.order}
        </Button>
      )}
    </Group>
  );
}

/** Offers to give the surplus back: of the last payment that holds it. */
function Refund({ contract }: { contract: ContractAccountView }) {
  const { revalidate } = useRevalidator();
  const source = getSurplusSource(contract);
  if (source === undefined) return null;
  const { means, ...payment } = source;
  return (
    <RefundButton
      {...payment}
      surplus={contract.surplus}
      means={means === 'card' ? 'card' : 'transfer'}
      canCredit={false}
      onDone={revalidate}
    />
  );
}

/** Shows everything agreed, billed and received under one contract. */
export function ContractScreen({ contract }: { contract: ContractAccountView }) {
  const { number, title, customer_name, surplus, refund_due, refund_by, begun_most } = contract;
  const other = getOtherSurplus(contract);
  return (
    <>
      <PageHeader title={TEXTS.title} description={[number, title, customer_name].filter(Boolean).join(' – ')} />
      <Stack gap="md">
        <Acts contract={contract} />
        {contract.is_closed && contract.to_receive === 0 && <Alert>{TEXTS.closed}</Alert>}
        {refund_by !== null && (
          <Alert color="red">
            {fill(TEXTS.refundByOffice, {
              amount: formatAmount(refund_due, 'document'),
              date: formatLongDate(refund_by),
            })}
          </Alert>
        )}
        {other > 0 && (
          <Alert color="orange">{fill(TEXTS.surplusOffice, { amount: formatAmount(other, 'document') })}</Alert>
        )}
        {(surplus > 0 || begun_most !== null) && (
          <Group gap="sm">
            {surplus > 0 && <Refund contract={contract} />}
            {begun_most !== null && contract.quote_id !== null && (
              <BegunWorksButton quoteId={contract.quote_id} most={begun_most} />
            )}
          </Group>
        )}
        <StatRow>
          {getFigures(contract).map(({ key, label, value }) => (
            <StatCard key={key} label={label} value={value} />
          ))}
        </StatRow>
        <Documents documents={contract.documents} />
        <Movements movements={contract.movements} />
      </Stack>
    </>
  );
}
