import type { Migration } from 'kysely/migration';

/** Adds alternative text and credit to the two pictures of a service. */
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
