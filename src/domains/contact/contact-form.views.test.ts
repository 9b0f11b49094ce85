import { describe, expect, it } from 'vitest';
import { QUOTE_SUBJECT } from './contact.contract.ts';
import { requestedService } from './contact.rules.ts';
import { QUOTE_FORM_TEXTS as texts } from './contact-form.texts.ts';
import { EMPTY_FIELDS, fieldErrors, getChoices, OTHER_SERVICE, quoteSubject } from './contact-form.views.ts';

const services = [
  { id: 3, slug: 'zinguerie', title: 'Zinguerie' },
  { id: 8, slug: '', title: 'Gouttières $&' },
];

const choices = getChoices(services);

describe('service choices', () => {
  it('uses the slug as value, or the id if there is none', () => {
    expect(choices.map(({ value }) => value)).toEqual(['zinguerie', '8']);
  });
});

describe('quoteSubject', () => {
  it('contains the chosen service', () => {
    expect(quoteSubject('zinguerie', choices, texts)).toBe('Demande de devis - Zinguerie');
    expect(quoteSubject('8', choices, texts)).toBe('Demande de devis - Gouttières $&');
    expect(quoteSubject(OTHER_SERVICE, choices, texts)).toBe('Demande de devis - Autre service');
  });

  it('stays generic without a service or with an unknown one', () => {
    expect(quoteSubject('', choices, texts)).toBe(QUOTE_SUBJECT);
    expect(quoteSubject('ardoise', choices, texts)).toBe(QUOTE_SUBJECT);
  });

  it('produces a subject that requestedService parses back to that service', () => {
    expect(requestedService(quoteSubject('zinguerie', choices, texts))).toBe('Zinguerie');
  });
});

describe('fieldErrors', () => {
  it('requires name, e-mail and message, in this order', () => {
    expect(Object.keys(fieldErrors(EMPTY_FIELDS, texts))).toEqual(['name', 'email', 'message']);
  });

  it('accepts missing phone and service', () => {
    const input = { ...EMPTY_FIELDS, name: 'Anne', email: ' anne@mail.fr ', message: 'Une fuite.' };
    expect(fieldErrors(input, texts)).toEqual({});
  });

  it.each(['anne', 'anne@', 'anne@mail', 'a b@mail.fr'])('refuses the address %s', (email) => {
    expect(fieldErrors({ ...EMPTY_FIELDS, email }, texts).email).toBe(texts.badEmail);
  });
});
