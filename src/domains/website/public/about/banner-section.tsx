import styles from '#src/domains/contact/public/sections/contact-hero.module.css';
import { getFocus } from '#src/domains/site-pages/section-filling.views.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import type { SectionProps } from '../../section.views.ts';

/** Dark header of an inner page, with a button and the telephone. */
export function BannerSection({ content, frame, crumbs }: SectionProps<'banner'> & { crumbs: Crumb[] }) {
  const { eyebrow, title, text, button, buttonLink, phone, facts, picture } = content;
  const hasButton = button !== '' && buttonLink !== '';
  const hasPhone = phone === 'shown' && frame.profile.phone !== '';
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      facts={facts}
      picture={picture.image && <BannerPicture picture={picture} />}
      {...(crumbs.length > 0 && { crumbs })}
    >
      {(hasButton || hasPhone) && (
        <>
          {hasButton && <BannerButton label={button} link={buttonLink} />}
          {hasPhone && <CallButton phone={frame.profile.phone} look="outline" />}
        </>
      )}
    </PageHero>
  );
}

function BannerPicture({ picture }: Pick<SectionProps<'banner'>['content'], 'picture'>) {
  return (
    <Picture
      image={picture.image}
      alt={picture.alt}
      width={1200}
      height={900}
      sizes="(min-width: 62rem) 31rem, (min-width: 40rem) 100vw, 50vw"
      urgent
      focus={getFocus(picture)}
    />
  );
}

/** A button that leads to the quote form has its icon; to the form of this very page, it stands in capitals. */
function BannerButton({ label, link }: { label: string; link: string }) {
  return (
    <ButtonLink href={link} size="large" {...(link.endsWith('#devis') && { icon: 'quote' as const })}>
      {link.startsWith('#') ? <span className={styles.capitals}>{label}</span> : label}
    </ButtonLink>
  );
}
