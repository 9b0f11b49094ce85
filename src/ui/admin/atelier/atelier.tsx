import { PageHeader } from '../page-header.tsx';
import { ATELIER_TEXTS as TEXTS } from './atelier.texts.ts';
import { Fields, Pickers } from './atelier-fields.tsx';
import { Buttons, Marks } from './atelier-marks.tsx';
import { Dialogs, Figures, Messages, Rows } from './atelier-states.tsx';

/** Every component of the back office in each of its states, on invented data. */
export function Atelier() {
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <Buttons />
      <Marks />
      <Fields />
      <Pickers />
      <Figures />
      <Messages />
      <Rows />
      <Dialogs />
    </>
  );
}
