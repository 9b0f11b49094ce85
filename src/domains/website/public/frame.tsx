import '#src/ui/tokens/public.css';
import type { ReactNode } from 'react';
import { CHAT_LAUNCHER_TEXTS } from '#src/domains/chat/chat-visitor.texts.ts';
import { CHAT_KEY, CHAT_PATH } from '#src/domains/chat/chat-visitor.views.ts';
import ChatLauncher from '#src/domains/chat/public/islands/chat-launcher.tsx';
import { chatLink, dialled } from '#src/kernel/phone.ts';
import { quoteButton } from '#src/kernel/quote-call.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { IconSprite } from '#src/ui/public/icon-sprite.tsx';
import { FRAME_TEXTS as texts } from '../frame.texts.ts';
import type { PublicFrame } from '../site.contract.ts';
import styles from './frame.module.css';
import PageMotion from './islands/page-motion.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface FrameProps {
  frame: PublicFrame;
  /** Path of the page, for the menu. */
  path: string;
  children: ReactNode;
}

const launcher = { label: CHAT_LAUNCHER_TEXTS.label, look: `${styles.round} ${styles.ask}` };
const CONTENT_ID = 'contenu';

/** Layout around the content of every public page. */
export function Frame({ frame, path, children }: FrameProps) {
  const { profile } = frame;
  const { name, phone, hours } = profile;
  return (
    <>
      <IconSprite />
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {texts.skip}
      </a>
      <div className={styles.progress} aria-hidden="true" />
      <SiteHeader
        company={{ name, phone, hours }}
        facts={frame.facts}
        quoteCall={profile.quoteCall}
        logo={frame.logo}
        links={frame.menus.header}
        path={path}
      />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter frame={frame} />
      {path !== CHAT_PATH && <Corner hasChat={profile.hasChat} whatsapp={chatLink(profile.whatsapp)} />}
      <nav className={styles.bar} aria-label={texts.quickActions}>
        {phone && (
          <ButtonLink look="patine" size="large" icon="phone" href={`tel:${dialled(phone)}`}>
            {texts.call}
          </ButtonLink>
        )}
        <ButtonLink size="large" href={texts.quoteHref}>
          {quoteButton(frame.facts, profile.quoteCall).label}
        </ButtonLink>
      </nav>
      <Island of={PageMotion} when="idle" />
    </>
  );
}

/** Buttons in the corner of the page: back to top, chat, WhatsApp. The conversation page has none of them. */
function Corner({ hasChat, whatsapp }: { hasChat: boolean; whatsapp: string }) {
  return (
    <aside className={styles.corner} aria-label={texts.shortcuts}>
      <a className={`${styles.round} ${styles.top}`} href={`#${CONTENT_ID}`} aria-label={texts.toTop}>
        <Icon name="up" />
      </a>
      {hasChat && (
        <Island
          of={ChatLauncher}
          props={{ ...launcher, saved: CHAT_KEY, page: CHAT_PATH }}
          when="interaction"
          hydrateWhen={CHAT_KEY}
          className={styles.chat}
        />
      )}
      {whatsapp && (
        <a className={styles.round} data-look="chat" href={whatsapp} rel="noopener" aria-label={texts.chat}>
          <Icon name="whatsapp" />
        </a>
      )}
    </aside>
  );
}
