import type { LegalIdentity } from '#src/domains/settings/legal-identity.contract.ts';
import { dialled } from '#src/kernel/phone.ts';
import { ACCESSIBILITY_TEXTS as texts } from '../../accessibility.texts.ts';
import type { Chapter } from './document-page.tsx';
import { Facts } from './facts.tsx';
import { Paragraphs, Points } from './paragraphs.tsx';

function ContactFacts({ email, phone }: LegalIdentity) {
  const { contact } = texts;
  return (
    <>
      <p>{contact.text}</p>
      <Facts
        facts={[
          { label: contact.email, value: email, href: `mailto:${email}` },
          { label: contact.phone, value: phone, href: `tel:${dialled(phone)}` },
          { label: contact.form, value: contact.formLabel, href: '/contact' },
        ]}
      />
    </>
  );
}

/** Returns the chapters of the accessibility statement. */
export function accessibilityChapters(legalIdentity: LegalIdentity): Chapter[] {
  const { state, exemption, tested, limits, contact, recourse } = texts;
  return [
    { id: 'etat', title: state.title, body: <Paragraphs sentences={state.text} /> },
    ...(legalIdentity.isMicroEnterprise
      ? [{ id: 'exemption', title: exemption.title, body: <p>{exemption.text}</p> }]
      : []),
    {
      id: 'verifie',
      title: tested.title,
      body: (
        <>
          <p>{tested.text}</p>
          <Points points={tested.points} />
        </>
      ),
    },
    { id: 'limites', title: limits.title, body: <Points points={limits.points} /> },
    { id: 'contact', title: contact.title, body: <ContactFacts {...legalIdentity} /> },
    {
      id: 'recours',
      title: recourse.title,
      body: (
        <>
          <p>{recourse.text}</p>
          <p>
            <a href={`https://${recourse.link}`} rel="noopener">
              {recourse.link}
            </a>
          </p>
        </>
      ),
    },
  ];
}
