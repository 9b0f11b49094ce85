import { Anchor } from '@mantine/core';
import { toContactCard } from '#src/kernel/contact-card.ts';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { toSlug } from '#src/kernel/text.ts';
import { saveFile } from '../http/download.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

/** Saves a person as a vCard, which a telephone adds to its contacts. */
export function ContactCardLink({ person }: { person: KnownPerson }) {
  const save = (): void => {
    const card = new Blob([toContactCard(person)], { type: 'text/vcard;charset=utf-8' });
    saveFile(card, `${toSlug(person.name) || 'contact'}.vcf`);
  };
  return (
    <Anchor component="button" type="button" size="sm" w="fit-content" onClick={save}>
      {ADMIN_TEXTS.saveContact}
    </Anchor>
  );
}
