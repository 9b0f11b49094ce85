import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import type { SectionProps } from '../../section.views.ts';

/** Dark header of an inner page, with a button and the telephone. */
export function BannerSection({ content, frame, crumbs }: SectionProps<'banner'> & { crumbs: Crumb[] }) {
  const { title, text, button, buttonLink } = content;
  return (
    <PageHero title={title} text={text} {...(crumbs.length > 0 && { crumbs })}>
      {button && buttonLink && (
        <ButtonLink href={buttonLink} size="large">
          {button}
        </ButtonLink>
      )}
      <CallButton phone={frame.profile.phone} look="outline" />
    </PageHero>
  );
}
