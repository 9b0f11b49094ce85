import { PageHeader } from '../page-header.tsx';
import { ATELIER_TEXTS as TEXTS } from './atelier.texts.ts';
import { Fields, Pickers } from './atelier-fields.tsx';
import { LargeFields } from './atelier-large-fields.tsx';
import { Lists } from './atelier-lists.tsx';
import { Buttons, Marks } from './atelier-marks.tsx';
import { Records } from './atelier-records.tsx';
import { Dialogs, Figures, Messages, Rows } from './atelier-states.tsx';

/** Every shared component of the back office in each of its states, on invented data. */
export function Atelier() {
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <Buttons />
      <Marks />
      <Fields />
      <Pickers />
      <LargeFields />
      <Figures />
      <Messages />
      <Rows />
      <Lists />
      <Records />
      <Dialogs />
    </>
  );
}
