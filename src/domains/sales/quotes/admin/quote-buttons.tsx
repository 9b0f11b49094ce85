import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCash, IconFileDownload, IconScale, IconSend, IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { convertQuote, saveQuotePdf, sendQuote } from '../quote-admin.client.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as AMENDMENTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS } from '../quote-screen.texts.ts';

const { actions: TEXTS } = QUOTE_SCREEN_TEXTS;
type Act = 'pdf' | 'send' | 'convert';

/** Missing entries that belong to the quote itself; all others belong to the company. */
const ON_THE_QUOTE = ['name', 'email', 'address', 'execution', 'price', 'validity', 'zeroRates'];

interface Failure {
  sentence: string;
  /** Screens where the missing entries can be filled in. */
  remedies: readonly ('edit' | 'settings')[];
}

function getRemedies(error: unknown): Failure['remedies'] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  const missing = Object.keys(error.fields);
  const own = missing.filter((name) => ON_THE_QUOTE.includes(name));
  return [
    ...(own.length > 0 ? (['edit'] as const) : []),
    ...(own.length < missing.length && mayI('settings') ? (['settings'] as const) : []),
  ];
}

function useQuoteActs(quote: AdminQuote, onSent: () => Promise<void>) {
  const { id, amends } = quote;
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Act>();
  const [failure, setFailure] = useState<Failure>();
  const run = async (act: Act, what: string, work: () => Promise<void>): Promise<void> => {
    setBusy(act);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (isSignedOut(error)) return;
      setFailure({ sentence: toFailure(what, error), remedies: act === 'send' ? getRemedies(error) : [] });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    failure,
    pdf: () => run('pdf', TEXTS.pdfError, () => saveQuotePdf(id)),
    send: () =>
      run('send', amends === null ? TEXTS.sendError : AMENDMENTS.sendError, async () => {
        showSuccess(fill(amends === null ? TEXTS.sent : AMENDMENTS.sent, await sendQuote(id)));
        await onSent();
      }),
    convert: () =>
      run('convert', TEXTS.convertError, async () => {
        await navigate(href('/admin/orders', { view: await convertQuote(id) }));
      }),
  };
}

interface AskSendProps {
  quote: AdminQuote;
  onCancel: () => void;
  onSend: () => void;
}

/** Asks before sending an email, which cannot be undone; shows recipient and content. */
function AskSend({ quote, onCancel, onSend }: AskSendProps) {
  return (
    <Alert
      color="blue"
      title={fill(quote.amends === null ? TEXTS.sendTitle : AMENDMENTS.send, {
        email: quote.clientEmail || TEXTS.noEmail,
      })}
    >
      <Stack gap="xs">
        <Text size="sm">{TEXTS.sendText}</Text>
        <Group gap="xs">
          <Button size="xs" autoFocus onClick={onSend}>
            {TEXTS.send}
          </Button>
          <Button size="xs" variant="default" onClick={onCancel}>
            {ADMIN_TEXTS.cancel}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

interface QuoteButtonsProps {
  quote: AdminQuote;
  list: ResourceActs;
}

/** Actions of a quote: PDF, sending to the customer, order. */
export function QuoteButtons({ quote, list }: QuoteButtonsProps) {
  const { busy, failure, ...acts } = useQuoteActs(quote, list.reload);
  const [isAsking, asking] = useDisclosure(false);
  const press = (act: Act) => ({ variant: 'light', loading: busy === act, disabled: busy !== undefined }) as const;
  return (
    <Stack gap="xs">
      {failure && (
        <Alert color="red" role="alert">
          {failure.sentence}{' '}
          {failure.remedies.map((remedy) => (
            <Anchor
              key={remedy}
              component={Link}
              to={
                remedy === 'edit'
                  ? list.getHref({ kind: 'edit', id: quote.id })
                  : href('/admin/settings', { tab: 'company' })
              }
              preventScrollReset
              size="sm"
              mr="sm"
            >
              {TEXTS.complete[remedy]}
            </Anchor>
          ))}
        </Alert>
      )}
      {isAsking && (
        <AskSend
          quote={quote}
          onCancel={asking.close}
          onSend={() => {
            asking.close();
            void acts.send();
          }}
        />
      )}
      <Group gap="xs">
        <Button
          {...press('pdf')}
          leftSection={<IconFileDownload size={18} aria-hidden />}
          onClick={() => void acts.pdf()}
        >
          {TEXTS.pdf}
        </Button>
        {quote.status === 'approved' && quote.amends === null && mayI('money') && (
          <Button
            component={Link}
            to={href('/admin/payments', { new: 1, quoteId: quote.id })}
            variant="light"
            leftSection={<IconCash size={18} aria-hidden />}
          >
            {TEXTS.receive}
          </Button>
        )}
        {quote.status === 'approved' && mayI('money') && (
          <Button
            component={Link}
            to={href('/admin/payments/account', { quoteId: quote.id })}
            variant="default"
            leftSection={<IconScale size={18} aria-hidden />}
          >
            {TEXTS.account}
          </Button>
        )}
        <Changing>
          {quote.status !== 'approved' && (
            <Button {...press('send')} leftSection={<IconSend size={18} aria-hidden />} onClick={asking.open}>
              {quote.sentAt === null ? TEXTS.send : TEXTS.resend}
            </Button>
          )}
          {quote.status !== 'rejected' && quote.amends === null && (
            <Button
              {...press('convert')}
              leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
              onClick={() => void acts.convert()}
            >
              {TEXTS.convert}
            </Button>
          )}
        </Changing>
      </Group>
    </Stack>
  );
}
