import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { ofTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';

const { hero: texts, facts } = SERVICES_PAGE_TEXTS;

/** Hero of the page with all services. */
export function ServicesHero({ frame, crumbs, radiusKm }: { frame: PublicFrame; crumbs: Crumb[]; radiusKm: number }) {
  const { profile, illustrations } = frame;
  const { area, answer, guarantee } = facts;
  const picture = illustrations['hero-charpente'];
  return (
    <PageHero
      eyebrow={texts.eyebrow}
      title={texts.title}
      text={texts.text}
      crumbs={crumbs}
      facts={[
        {
          value: fill(area.value, { radius: radiusKm }),
          label: profile.city ? fill(area.label, { of_city: ofTown(profile.city) }) : area.anywhere,
        },
        answer,
        guarantee,
      ]}
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
