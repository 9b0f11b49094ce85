import '#src/ui/tokens/public.css';
import type { ReactNode } from 'react';
import { CHAT_PATH } from '#src/domains/chat/chat-visitor.views.ts';
import { chatLink, dialled } from '#src/kernel/phone.ts';
import { quoteButton } from '#src/kernel/quote-call.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { PagePart } from '#src/platform/islands/page-part.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { IconSprite } from '#src/ui/public/icon-sprite.tsx';
import { FRAME_TEXTS as texts } from '../frame.texts.ts';
import type { PublicFrame } from '../site.contract.ts';
import { Corner } from './corner.tsx';
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

const CONTENT_ID = 'contenu';

/** Layout around the content of every public page. */
export function Frame({ frame, path, children }: FrameProps) {
  const { profile } = frame;
  const { name, phone, hours } = profile;
  return (
    <>
      <PagePart of={IconSprite} name="Icons" scope="" props={{}} />
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {texts.skip}
      </a>
      <div className={styles.progress} aria-hidden="true" />
      <PagePart
        of={SiteHeader}
        name="Header"
        scope={path}
        props={{
          company: { name, phone, hours },
          facts: frame.facts,
          quoteCall: profile.quoteCall,
          logo: frame.logo,
          links: frame.menus.header,
          path,
        }}
      />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <PagePart of={SiteFooter} name="Footer" scope="" props={{ frame, year: new Date().getFullYear() }} />
      {path !== CHAT_PATH && (
        <PagePart
          of={Corner}
          name="Corner"
          scope=""
          props={{ content: CONTENT_ID, hasChat: profile.hasChat, whatsapp: chatLink(profile.whatsapp) }}
        />
      )}
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
