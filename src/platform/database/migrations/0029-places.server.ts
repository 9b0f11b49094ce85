import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Places where the company works, and the one row of the served area. Positions are hundred-thousandths of a degree. */
export const places: Migration = {
  async up(schema) {
    await createTable(schema, 'places', {
      key: 'auto',
      columns: {
        slug: 'text',
        name: 'text',
        insee_code: 'text',
        department_code: 'text',
        department_name: 'text',
        postcode: 'text',
        lat_e5: 'int',
        lng_e5: 'int',
        is_approximate: 'int',
        inhabitants: 'int',
        districts: 'text',
        description: 'text',
        coverage: 'text',
        icon: 'text',
        travel_fee_cents: 'int?',
        is_zone: 'int',
        sort_order: 'int',
        search_text: 'text',
        created_at: 'text',
        updated_at: 'text',
      },
      unique: [['slug']],
      indexes: [['sort_order', 'id']],
    });
    await createTable(schema, 'service_area', {
      key: ['key'],
      columns: {
        key: 'text',
        seat_id: 'int?',
        centre_lat_e5: 'int?',
        centre_lng_e5: 'int?',
        radius_km: 'int?',
        map_zoom: 'int',
        texts: 'text',
        layout: 'text',
        updated_at: 'text',
      },
      references: { seat_id: { to: 'places.id', onDelete: 'set null' } },
    });
  },
};
