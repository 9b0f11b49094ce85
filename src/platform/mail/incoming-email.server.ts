import { getFingerprint } from '../security/secrets.server.ts';

/** Largest email, in bytes: five photos of a telephone. */
export const EMAIL_MAX_BYTES = 25_000_000;
/** Headers that can name the address to which the email was delivered. */
export const RECIPIENT_HEADERS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

export interface IncomingFile {
  name: string;
  isPicture: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface IncomingEmail {
  /** The same for every copy of this email. */
  key: string;
  from: { name: string; address: string };
  /** Values of the headers that name recipients. */
  recipients: string;
  subject: string;
  /** Whole text, quotations included. */
  text: string;
  files: IncomingFile[];
  /** Written by a program: absence notice, report of a failed delivery, mailing list. */
  isAutomatic: boolean;
}

/** An email as a domain takes it into its conversation. */
export interface EmailedAnswer {
  sender: { name: string; address: string };
  subject: string;
  /** What the person wrote. */
  text: string;
  /** Everything that the email says. */
  whole: string;
  /** Keys of stored pictures. */
  photoKeys: string[];
}

/** Returns the stored form of a Message-ID; an email without one is recognised by its bytes. */
export const emailKey = (messageId: string): string => getFingerprint(messageId.trim());
