import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { changeTestimonial } from './commands/change-testimonial.server.ts';
import { createTestimonial } from './commands/create-testimonial.server.ts';
import { deleteTestimonial } from './commands/delete-testimonial.server.ts';
import { importTestimonials } from './commands/import-testimonials.server.ts';
import { moveTestimonial } from './commands/move-testimonial.server.ts';
import {
  countAllTestimonials,
  exportTestimonials,
  listAllTestimonials,
  listTestimonials,
  openTestimonial,
  readTestimonial,
} from './testimonial.queries.server.ts';
import { TESTIMONIAL_TEXTS as texts } from './testimonial.texts.ts';
import { exportLines } from './testimonial.views.ts';

export const testimonialApi: Endpoint[] = [
  endpoint('get', '/testimonials', listTestimonials, { summary: 'Témoignages publiés', isCached: true }),
  endpoint('get', '/testimonials/{id}', readTestimonial, { summary: 'Un témoignage' }),
  endpoint('get', '/admin/testimonials', listAllTestimonials, { summary: 'Témoignages, publiés ou non' }),
  endpoint('get', '/admin/testimonials/statistics', countAllTestimonials, {
    summary: 'Nombre de témoignages par statut, et leur moyenne',
  }),
  listExport('/admin/testimonials/export', exportTestimonials, {
    summary: 'Témoignages en fichier CSV ou Excel',
    name: 'temoignages',
    toLines: (rows) => exportLines(rows, texts),
  }),
  endpoint('post', '/admin/testimonials/import', importTestimonials, {
    summary: 'Lire un fichier CSV de témoignages ; « apply » les ajoute, tous ou aucun',
  }),
  endpoint('get', '/admin/testimonials/{id}', openTestimonial, { summary: 'Un témoignage, publié ou non' }),
  endpoint('post', '/admin/testimonials', createTestimonial, {
    summary: 'Ajouter un témoignage',
    status: 201,
    message: texts.created,
  }),
  endpoint('put', '/admin/testimonials/{id}', changeTestimonial, {
    summary: 'Modifier un témoignage : seuls les champs envoyés changent',
    message: texts.changed,
  }),
  endpoint('put', '/admin/testimonials/{id}/move', moveTestimonial, {
    summary: 'Monter ou descendre un témoignage d’une place',
    message: texts.moved,
  }),
  endpoint('delete', '/admin/testimonials/{id}', deleteTestimonial, {
    summary: 'Supprimer un témoignage',
    message: texts.deleted,
  }),
];
