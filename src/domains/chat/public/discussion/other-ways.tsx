import type { SiteProfile } from '#src/domains/settings/setting.contract.ts';
import { chatLink, dialled } from '#src/kernel/phone.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CHAT_PAGE_TEXTS as texts } from '../../chat-visitor.texts.ts';
import styles from './other-ways.module.css';

interface OtherWaysProps {
  profile: Pick<SiteProfile, 'phone' | 'whatsapp'>;
  text: string;
  /** Whether this replaces the conversation in browsers without script. */
  isFallback: boolean;
}

/** Shows telephone, WhatsApp and the form when there is no conversation. */
export function OtherWays({ profile: { phone, whatsapp }, text, isFallback }: OtherWaysProps) {
  const chat = chatLink(whatsapp);
  return (
    <div className={styles.ways} data-fallback={isFallback || undefined}>
      <p>{text}</p>
      <ul>
        {phone && (
          <li>
            <ButtonLink look="patine" icon="phone" href={`tel:${dialled(phone)}`}>
              {fill(texts.call, { phone })}
            </ButtonLink>
          </li>
        )}
        {chat && (
          <li>
            <ButtonLink look="outline" icon="whatsapp" href={chat} rel="noopener">
              {texts.whatsapp}
            </ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink icon="mail" href="/contact#devis">
            {texts.form}
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}
