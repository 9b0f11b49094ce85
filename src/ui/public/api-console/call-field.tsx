import { Field } from '../field.tsx';
import { API_CONSOLE_TEXTS } from './api-console.texts.ts';
import { controlName } from './call-request.ts';
import type { CallField } from './description.ts';

const { call: texts } = API_CONSOLE_TEXTS;

function Control({ id, field }: { id: string; field: CallField }) {
  const { place, isRequired, choices, file, example } = field;
  const shared = { id, name: controlName(field), required: place === 'path' };
  if (file !== undefined) return <input {...shared} type="file" multiple={file === 'several'} />;
  if (choices.length > 0) {
    return (
      <select {...shared} defaultValue={isRequired ? example : ''}>
        {!isRequired && <option value="">–</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      autoComplete="off"
      spellCheck={false}
      defaultValue={isRequired ? example : ''}
      placeholder={isRequired ? undefined : example}
    />
  );
}

/** One parameter or field of a call; its description stands above the form. */
export function CallFieldControl({ id, field }: { id: string; field: CallField }) {
  return (
    <Field id={id} label={field.name} {...(field.isRequired && { mark: texts.required })}>
      <Control id={id} field={field} />
    </Field>
  );
}
