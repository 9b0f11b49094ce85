import { z } from 'zod';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { SiteProfile } from '../setting.contract.ts';
import { readSettings } from './read-settings.server.ts';

/** What every public page shows of the company. */
export const readSiteProfile = query({
  allow: 'anyone',
  input: z.object({}),
  output: SiteProfile,
  run: async (_input, context) => {
    const { general, company, social } = await readSettings(systemContext(context.requestId), {});
    return {
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
    };
  },
});
