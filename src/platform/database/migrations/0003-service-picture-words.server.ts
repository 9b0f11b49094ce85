import type { Migration } from 'kysely/migration';

/** What a service's two pictures show, for those who do not see them, and who made them. */
export const servicePictureWords: Migration = {
  async up(schema) {
    for (const column of ['image_alt', 'hero_image_alt', 'credit']) {
      await schema.schema
        .alterTable('services')
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
        .execute();
    }
  },
};
