import { describedBy, Field } from '#src/ui/public/field.tsx';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  minLength?: number;
  maxLength?: number;
}

/** Field for a new password; password managers offer to generate and store one. */
export function NewPasswordField({ name, label, hint, error, ...limits }: NewPasswordFieldProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <input
        id={name}
        name={name}
        type="password"
        autoComplete="new-password"
        required
        {...limits}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id: name, hint, error })}
      />
    </Field>
  );
}
