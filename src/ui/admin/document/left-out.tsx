import { Alert, Anchor, List, Text } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { findLeftOut } from '#src/kernel/placeholder-names.ts';
import { PLACEHOLDER_TEXTS } from '#src/kernel/placeholders.texts.ts';
import type { PlaceholderName } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { KnownFacts, useFacts } from '../pickers/known-data.ts';
import { DOCUMENT_EDITOR_TEXTS } from './document-editor.texts.ts';

const { leftOut: TEXTS } = DOCUMENT_EDITOR_TEXTS;

const [GENERAL, COMPANY, PROMISES, HOURS, PRICES] = ['general', 'company', 'promises', 'hours', 'prices'].map((tab) =>
  href('/admin/settings', { tab }),
);
const PLACES = href('/admin/places');

/** Screen on which each fact is filled in; promises without an entry. */
const SCREENS: Partial<Record<PlaceholderName, string | undefined>> = {
  name: GENERAL,
  phone: GENERAL,
  town: COMPANY,
  in_town: COMPANY,
  of_town: COMPANY,
  department: COMPANY,
  radius: PLACES,
  of_centre: PLACES,
  area: PLACES,
  towns: PLACES,
  places: PLACES,
  districts: PLACES,
  trades: href('/admin/services'),
  hours: HOURS,
  reviews: href('/admin/testimonials'),
  maintenance_price: PRICES,
  quote_price: PRICES,
  free_quote: PRICES,
};

/** Reads what the texts of an editor can say; without it, nothing is remarked. */
export const KnownFactsProvider = ({ children }: { children: ReactNode }) => (
  <KnownFacts value={useFacts()}>{children}</KnownFacts>
);

const toLabel = (name: PlaceholderName): string => PLACEHOLDER_TEXTS[name].label;

function FillIn({ name, children }: { name: PlaceholderName; children: ReactNode }) {
  return (
    <Anchor component={Link} to={SCREENS[name] ?? PROMISES ?? ''} inherit underline="always">
      {children}
    </Anchor>
  );
}

/** Says under a field which of its sentences do not show, and where the missing facts are filled in. */
export function LeftOutRemarks({ text }: { text: string }) {
  const facts = useContext(KnownFacts);
  const found = facts ? findLeftOut(text, facts) : [];
  return found.map(({ sentence, missing }) => {
    const isOnly = sentence === text.trim();
    const words = missing.length > 1 ? (isOnly ? 'onlyMany' : 'oneMany') : isOnly ? 'only' : 'one';
    const labels = missing.map((name) => fill(TEXTS.fact, { label: toLabel(name) })).join(TEXTS.and);
    return (
      <Text key={sentence} size="xs" c="var(--mantine-color-orange-light-color)" role="note">
        {`${fill(TEXTS[words], { sentence, facts: labels })} `}
        {missing.map((name) => (
          <FillIn key={name} name={name}>
            {`${fill(TEXTS.fillIn, { label: toLabel(name) })} `}
          </FillIn>
        ))}
      </Text>
    );
  });
}

/** Says before a page is published how many of its sentences do not show, by the fact that they wait for. */
export function LeftOutNotice({ texts }: { texts: string[] }) {
  const facts = useContext(KnownFacts);
  const found = facts ? texts.flatMap((text) => findLeftOut(text, facts)) : [];
  if (found.length === 0) return null;
  const names = [...new Set(found.flatMap(({ missing }) => missing))];
  const say = (words: { one: string; many: string }, count: number, label = ''): string =>
    fill(count === 1 ? words.one : words.many, { count, label });
  return (
    <Alert color="orange" p="xs" mb="md">
      <details>
        <summary>{say(TEXTS.summary, found.length)}</summary>
        <Text size="sm" mt="xs">
          {TEXTS.reason}
        </Text>
        <List size="sm">
          {names.map((name) => (
            <List.Item key={name}>
              <FillIn name={name}>
                {say(TEXTS.waiting, found.filter(({ missing }) => missing.includes(name)).length, toLabel(name))}
              </FillIn>
            </List.Item>
          ))}
        </List>
      </details>
    </Alert>
  );
}
