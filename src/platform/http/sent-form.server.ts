import type { UploadedFile } from '#src/kernel/uploaded-file.ts';

/** Content of a form, in the order of its fields. An unused file input is left out. */
export class SentForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly (readonly [name: string, file: UploadedFile])[];

  constructor(fields: SentForm['fields'], files: SentForm['files'] = []) {
    this.fields = fields;
    this.files = files;
  }

  /** Returns the first value under this name; empty when there is none. */
  text(name: string): string {
    return this.fields.find(([field]) => field === name)?.[1] ?? '';
  }

  filesNamed(name: string): UploadedFile[] {
    return this.files.filter(([field]) => field === name).map(([, file]) => file);
  }
}
