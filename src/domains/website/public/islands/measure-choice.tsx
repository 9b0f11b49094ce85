import { useEffect, useState } from 'react';
import { asksForRest, NOT_COUNTED } from '#src/platform/islands/report-visit.ts';
import { Button } from '#src/ui/public/button.tsx';
import { MEASURE_CHOICE_TEXTS as texts } from '../../measure-choice.texts.ts';

/** Lets a visitor refuse that visits from this device are counted; without a script nothing is counted. */
export default function MeasureChoice() {
  const [isRefused, setRefused] = useState(false);
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    setRefused(NOT_COUNTED in localStorage);
    setAtRest(asksForRest(navigator));
  }, []);
  const change = (): void => {
    if (isRefused) localStorage.removeItem(NOT_COUNTED);
    else localStorage.setItem(NOT_COUNTED, '1');
    setRefused(!isRefused);
  };
  if (isAtRest) return <p>{texts.atRest}</p>;
  return (
    <div>
      <p role="status">{isRefused ? texts.refused : texts.counted}</p>
      <Button look="outline" onClick={change}>
        {isRefused ? texts.accept : texts.refuse}
      </Button>
    </div>
  );
}
