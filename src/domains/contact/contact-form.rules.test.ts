import { describe, expect, it } from 'vitest';
import { QUOTE_SUBJECT } from './contact.contract.ts';
import { requestedService } from './contact.rules.ts';
import { choicesOf, EMPTY_FIELDS, fieldErrors, OTHER_SERVICE, quoteSubject } from './contact-form.rules.ts';
import { QUOTE_FORM_TEXTS as texts } from './contact-form.texts.ts';

const services = [
  { id: 3, slug: 'zinguerie', title: 'Zinguerie' },
  { id: 8, slug: '', title: 'Gouttières $&' },
];
const choices = choicesOf(services);

describe('the choices of the form', () => {
  it('carry the slug, or the id where there is none', () => {
    expect(choices.map(({ value }) => value)).toEqual(['zinguerie', '8']);
  });
});

describe('the subject', () => {
  it('names the chosen service', () => {
    expect(quoteSubject('zinguerie', choices, texts)).toBe('Demande de devis - Zinguerie');
    expect(quoteSubject('8', choices, texts)).toBe('Demande de devis - Gouttières $&');
    expect(quoteSubject(OTHER_SERVICE, choices, texts)).toBe('Demande de devis - Autre service');
  });

  it('stays plain without a service or with an unknown one', () => {
    expect(quoteSubject('', choices, texts)).toBe(QUOTE_SUBJECT);
    expect(quoteSubject('ardoise', choices, texts)).toBe(QUOTE_SUBJECT);
  });

  it('is read back by the room as a request for that service', () => {
    expect(requestedService(quoteSubject('zinguerie', choices, texts))).toBe('Zinguerie');
  });
});

describe('the fields', () => {
  it('asks for name, e-mail and message, in this order', () => {
    expect(Object.keys(fieldErrors(EMPTY_FIELDS, texts))).toEqual(['name', 'email', 'message']);
  });

  it('takes phone and service as optional', () => {
    const given = { ...EMPTY_FIELDS, name: 'Anne', email: ' anne@mail.fr ', message: 'Une fuite.' };
    expect(fieldErrors(given, texts)).toEqual({});
  });

  it.each(['anne', 'anne@', 'anne@mail', 'a b@mail.fr'])('refuses the address %s', (email) => {
    expect(fieldErrors({ ...EMPTY_FIELDS, email }, texts).email).toBe(texts.badEmail);
  });
});
