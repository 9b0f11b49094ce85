import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { tabOfGroup } from '#src/domains/settings/admin/settings-tabs.ts';
import { SETTINGS_TAB_TEXTS } from '#src/domains/settings/settings-tab.texts.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import type { SetupReading } from '../setup.contract.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import classes from './set-up.module.css';

const DOCUMENTS = ['quote', 'invoice'] as const;

/** What the first quote and the first invoice still need, by the section of the settings in which it is entered. */
export function DocumentLacks({ lacks }: Pick<SetupReading, 'lacks'>) {
  return DOCUMENTS.map((document) => (
    <section key={document}>
      <Title order={3} fz="md">
        {SETUP_TEXTS.lacks[document].title}
      </Title>
      {lacks[document].length === 0 ? (
        <Text size="sm">{SETUP_TEXTS.lacks[document].none}</Text>
      ) : (
        <ul className={classes.list}>
          {[...Map.groupBy(lacks[document], ({ group }) => group)].map(([group, found]) => (
            <li key={group}>
              <Anchor component={Link} underline="always" to={href('/admin/settings', { tab: group })}>
                {SETTINGS_TAB_TEXTS[tabOfGroup(group)]}
              </Anchor>
              {fill(SETUP_TEXTS.lacks.section, { list: found.map(({ text }) => text).join(', ') })}
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
