import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aPushDevice } from '#tests/support/fake-push.ts';
import { encryptPush } from './encrypt-push.server.ts';

describe('encryptPush', () => {
  it('encrypts the example of RFC 8291 as published (appendix A)', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const message = encryptPush('When I grow up, I want to be a watermelon', keys, { salt, own });
    expect(message.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('encrypts for one device only, differently each time', () => {
    const [device, other] = [aPushDevice(), aPushDevice()];
    const [first, second] = [encryptPush('Élodie écrit', device.keys), encryptPush('Élodie écrit', device.keys)];
    expect([device.decrypt(first), device.decrypt(second)]).toEqual(['Élodie écrit', 'Élodie écrit']);
    expect(first.equals(second)).toBe(false);
    expect(() => other.decrypt(first)).toThrow();
  });
});
