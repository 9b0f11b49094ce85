import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { type PhotoProblem, photoProblem } from './unsent.ts';

interface PhotoButtonProps {
  label: string;
  onChoose: (photo: File) => void;
  /** Called instead when the file is no picture or too large. */
  onProblem: (problem: PhotoProblem) => void;
  /** Renders the button of the audience, which opens the choice. */
  children: (open: () => void) => ReactNode;
}

/** Picks one photo, from the camera or the device. */
export function PhotoButton({ label, onChoose, onProblem, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const photo = currentTarget.files?.[0];
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = '';
    if (photo === undefined) return;
    const problem = photoProblem(photo);
    if (problem === undefined) onChoose(photo);
    else onProblem(problem);
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden aria-label={label} onChange={choose} />
      {children(() => input.current?.click())}
    </>
  );
}
