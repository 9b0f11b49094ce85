import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Count, Email, Flag, Id, Line, listQuery, Phone, PictureAddress, Text } from './fields.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe('Id', () => {
  it.each([1, 2_147_483_647, '1', '2147483647'])('parses %j', (value) => {
    expect(Id.parse(value)).toBe(Number(value));
  });

  it.each([
    0,
    -1,
    1.5,
    2_147_483_648,
    '0',
    '01',
    '-1',
    '1.0',
    '1e3',
    ' 1',
    '１',
    '',
    'abc',
    '9'.repeat(30),
    null,
    [1],
    Number.NaN,
  ])('refuses %j', (value) => {
    expect(accepts(Id, value)).toBe(false);
  });

  it('accepts only integers that both database engines can store', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.double(), fc.bigInt().map(String)), (value) => {
        const { success, data } = Id.safeParse(value);
        return !success || (Number.isInteger(data) && data >= 1 && data <= 2_147_483_647);
      }),
    );
  });
});

describe('Count and Flag', () => {
  it.each([1, 50, '1', '50'])('parses the count %j with a maximum of 50', (value) => {
    expect(Count(50).parse(value)).toBe(Number(value));
  });

  it.each([0, 51, '0', '51', '5.5', '1234567', 'dix', '', ['1', '2']])(
    'refuses the count %j with a maximum of 50',
    (value) => {
      expect(accepts(Count(50), value)).toBe(false);
    },
  );

  it('parses both notations of a flag and refuses anything else', () => {
    expect([true, 'true', '1', false, 'false', '0'].map((value) => Flag.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['oui', 'TRUE', '', 1, null].some((value) => accepts(Flag, value))).toBe(false);
  });
});

describe('Line and Text', () => {
  it('counts characters after cleaning', () => {
    expect(Line(3).parse('  a\n\tb  ')).toBe('a b');
    expect(Text(3).parse('a\r\nb')).toBe('a\nb');
    expect(accepts(Line(3), 'abcd')).toBe(false);
  });

  it.each(['', '   ', '\u0000', '\n'])('rejects the invisible text %j as too short for a required field', (value) => {
    expect(accepts(Line(10, 1), value)).toBe(false);
    expect(accepts(Text(10, 1), value)).toBe(false);
  });
});

describe('Email', () => {
  it('trims the address and converts it to lower case', () => {
    expect(Email.parse('  Jean.Dupont+Devis@Exemple.FR ')).toBe('jean.dupont+devis@exemple.fr');
  });

  it.each([
    'admın@x.example',
    'ａdmin@x.example',
    'İnfo@x.example',
    'jean@exämple.fr',
    'jean@x.example\nBcc: tous@x.example',
    'jean@x.example\u0000',
    'jean dupont@x.example',
    'jean@localhost',
    'jean',
    '@x.example',
    '',
    `${'a'.repeat(250)}@x.example`,
  ])('refuses %j', (value) => {
    expect(accepts(Email, value)).toBe(false);
  });
});

describe('Phone', () => {
  it.each(['', '04 65 71 00 00', '+33 4 65 71 00 00', '(04) 65-71.00/00'])('accepts %j', (value) => {
    expect(Phone.parse(value)).toBe(value);
  });

  it.each(['123', 'appelez-moi', '0465710000'.repeat(4), '+'])('refuses %j', (value) => {
    expect(accepts(Phone, value)).toBe(false);
  });
});

describe('PictureAddress', () => {
  it.each(['', '/media/toit-1200.webp', '/uploads/été.jpg', 'https://ailleurs.example/toit.jpg'])(
    'accepts %j',
    (value) => {
      expect(PictureAddress.parse(value)).toBe(value);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,<p>',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    '//ailleurs.example/toit.jpg',
    '/\\ailleurs.example/toit.jpg',
    '/media/toit\u0000.webp',
    'https://ailleurs.example/\u0000',
    'https://\u0001',
    '/media/un toit.webp',
  ])('refuses %j', (value) => {
    expect(PictureAddress.safeParse(value).success).toBe(false);
  });
});

describe('listQuery', () => {
  const Query = z.object(listQuery(['name', 'created_at']));

  it('accepts the parameters of a back-office list', () => {
    const read = Query.parse({ page: '2', per_page: '5000', search: ' é ', sort_by: 'name', sort_order: 'desc' });
    expect(read).toEqual({ page: 2, per_page: 5_000, search: 'é', sort_by: 'name', sort_order: 'desc' });
  });

  it.each([{ page: '-1' }, { per_page: 'all' }, { sort_by: 'password' }, { sort_order: 'up' }, { search: ['a', 'b'] }])(
    'refuses %j',
    (query) => {
      expect(accepts(Query, query)).toBe(false);
    },
  );
});
