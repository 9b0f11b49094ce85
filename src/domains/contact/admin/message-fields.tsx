import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { getImageKey, imagePath } from '#src/domains/media/media.contract.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { ContactCardLink } from '#src/ui/admin/contact-card-link.tsx';
import type { ContactMessage, ReceivedEmail } from '../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import classes from './messages.module.css';
import { ReceivedNote } from './received-note.tsx';

function thumbnail(photo: string): string {
  const key = getImageKey(photo);
  return key === undefined ? photo : imagePath(key, 400);
}

const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

function Photos({ message: { photos, name } }: { message: ContactMessage }) {
  return (
    <>
      <dt>{TEXTS.fields.photos}</dt>
      <dd>
        <ul className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <a href={photo} target="_blank" rel="noopener">
                <img
                  src={thumbnail(photo)}
                  alt={fill(TEXTS.photo, { number: index + 1, name })}
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

/** Shows all fields of a visitor's message, and the answer. */
export function MessageFields({ message, email }: { message: ContactMessage; email: ReceivedEmail | null }) {
  const { fields } = TEXTS;
  return (
    <>
      <dl className={classes.fields}>
        <dt>{fields.name}</dt>
        <dd>
          {message.name}
          <br />
          <ContactCardLink person={{ ...message, address: '' }} />
        </dd>
        <dt>{fields.email}</dt>
        <dd>
          <Anchor href={`mailto:${encodeURIComponent(message.email).replace('%40', '@')}`} size="sm">
            {message.email}
          </Anchor>
        </dd>
        <dt>{fields.phone}</dt>
        <dd>
          {message.phone === '' ? (
            TEXTS.noPhone
          ) : (
            <Anchor href={telephone(message.phone)} size="sm">
              {message.phone}
            </Anchor>
          )}
        </dd>
        <dt>{fields.subject}</dt>
        <dd>{message.subject}</dd>
        <dt>{fields.date}</dt>
        <dd>{formatDateTime(message.created_at)}</dd>
        {message.quote_id !== null && (
          <>
            <dt>{fields.quote}</dt>
            <dd>
              <Anchor component={Link} to={href('/admin/quotes', { view: message.quote_id })} size="sm">
                {fill(TEXTS.quoteOpened, { number: quoteNumber(message.quote_id) })}
              </Anchor>
            </dd>
          </>
        )}
        {message.photos.length > 0 && <Photos message={message} />}
      </dl>
      <section aria-label={fields.message} className={classes.words}>
        {message.message}
      </section>
      <ReceivedNote email={email} to={message.email} />
      {message.admin_response && (
        <>
          <Text size="sm" fw={600}>
            {fields.response}
            {message.replied_at && `, ${fill(fields.repliedAt, { date: formatDateTime(message.replied_at) })}`}
          </Text>
          <section aria-label={fields.response} className={classes.words}>
            {message.admin_response}
          </section>
        </>
      )}
    </>
  );
}
