import { SETTING_GROUPS, type Settings, type SiteProfile } from './setting.contract.ts';

/** Settings from what is stored; a value this build no longer accepts falls back to its default. */
export function settingsFrom(stored: Record<string, Record<string, unknown>>): Settings {
  const groups = Object.entries(SETTING_GROUPS).map(([group, schema]) => {
    const given = stored[group] ?? {};
    const known = Object.entries(schema.shape).filter(([name, field]) => field.safeParse(given[name]).success);
    return [group, schema.parse(Object.fromEntries(known.map(([name]) => [name, given[name]])))];
  });
  return Object.fromEntries(groups);
}

/** What every public page shows of the company. */
export const siteProfileOf = ({ general, company, social, promo }: Settings): SiteProfile => ({
  name: general.site_name,
  description: general.site_description,
  phone: general.contact_phone,
  email: general.contact_email,
  address: general.address,
  city: company.city,
  postalCode: company.postal_code,
  hours: general.working_hours,
  siret: company.siret,
  clientsShort: company.clients_short,
  clientsTotal: company.clients_total,
  experienceYears: company.experience_years,
  averageRating: company.average_rating,
  facebook: social.facebook,
  instagram: social.instagram,
  linkedin: social.linkedin,
  whatsapp: social.whatsapp,
  promo,
});
