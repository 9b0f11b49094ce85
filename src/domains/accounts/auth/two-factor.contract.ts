import { z } from 'zod';

export const CHALLENGE_MINUTES = 5;
/** Attempts with codes after one right password. */
export const CHALLENGE_ATTEMPTS = 5;
export const RECOVERY_CODES = 10;

/** Six digits of the telephone, or a recovery code; spaces and hyphens are ignored. */
export const CodeInput = z.string().min(1).max(60);

export const TwoFactorSetup = z.object({ secret: z.string(), otpauth_url: z.string() });
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;
export const TwoFactorCode = z.object({ code: CodeInput });
export const OwnPassword = z.object({ password: z.string().min(1).max(1_000) });
/** Returned only once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const TwoFactorState = z.object({
  enabled: z.boolean(),
  enabled_at: z.string().nullable(),
  recovery_codes_left: z.int(),
  /** Whether the settings require it of this account. */
  required: z.boolean(),
});
export type TwoFactorState = z.infer<typeof TwoFactorState>;

/** The password was right; a code is required before a session opens. */
export const TwoFactorAwaited = z.object({ two_factor_required: z.literal(true), challenge: z.string() });
export const ChallengeAnswer = z.object({ challenge: z.string().min(1).max(200), code: CodeInput });
