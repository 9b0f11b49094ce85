import { createTransport } from 'nodemailer';

/** Why the mail server would take no email now. */
export type MailServerFault = 'unknown-host' | 'refused' | 'late' | 'certificate' | 'login' | 'other';

export type MailServerReading = { answers: true } | { answers: false; fault: MailServerFault; detail: string };

const TIMEOUT_MS = 5_000;

const FAULTS: Record<string, MailServerFault> = {
  EAUTH: 'login',
  ECONNREFUSED: 'refused',
  EDNS: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ENOTFOUND: 'unknown-host',
  ETIMEDOUT: 'late',
};

const getCodes = (error: Error): string[] =>
  [error, error.cause].flatMap((one) => (one instanceof Error && 'code' in one ? [String(one.code)] : []));

/** Returns why a connection to a mail server failed. */
export function toFault(error: Error): MailServerFault {
  if (/certificate|self.signed|altname/i.test(error.message)) return 'certificate';
  // The system's own code says more than the library's: ESOCKET stands for many of them.
  if (/ECONNREFUSED/.test(error.message)) return 'refused';
  if (/ENOTFOUND|EAI_AGAIN/.test(error.message)) return 'unknown-host';
  return getCodes(error).flatMap((code) => FAULTS[code] ?? [])[0] ?? 'other';
}

/** Connects to the mail server and signs in, as for an email; sends none. */
export async function askMailServer(address: string, timeoutMs = TIMEOUT_MS): Promise<MailServerReading> {
  const transport = createTransport({
    url: address,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return { answers: true };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const detail = 'responseCode' in error ? String(error.responseCode) : (getCodes(error)[0] ?? '');
    return { answers: false, fault: toFault(error), detail };
  } finally {
    transport.close();
  }
}
