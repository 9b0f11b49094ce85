import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { fillTexts } from '#src/kernel/placeholders.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';

const { hero: texts, facts: factTexts } = SERVICES_PAGE_TEXTS;

/** Hero of the page with all services. */
export function ServicesHero({ frame, crumbs }: { frame: PublicFrame; crumbs: Crumb[] }) {
  const { profile, illustrations } = frame;
  const { area, answer, guarantee } = fillTexts(factTexts, frame.facts);
  const picture = illustrations['hero-charpente'];
  return (
    <PageHero
      eyebrow={texts.eyebrow}
      title={texts.title}
      text={texts.text}
      crumbs={crumbs}
      facts={[{ value: area.value, label: area.label || area.anywhere }, answer, guarantee].filter(
        ({ value }) => value !== '',
      )}
      picture={
        picture && (
          <Picture
            image={picture.image}
            alt={picture.alt}
            width={1200}
            height={900}
            sizes="(min-width: 62rem) 31rem, 50vw"
            urgent
          />
        )
      }
    >
      <ButtonLink href="/contact#devis" size="large" icon="quote">
        {texts.quote}
      </ButtonLink>
      <CallButton phone={profile.phone} look="outline" />
    </PageHero>
  );
}
