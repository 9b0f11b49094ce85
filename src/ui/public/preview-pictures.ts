import { readMark } from '#src/kernel/text-mark.ts';

/** End of the mark of a picture: it stands in the words of the picture. */
const ALT = '.alt';

interface MarkedPicture {
  element: HTMLImageElement;
  /** Path of its field, with the id of its section. */
  path: string;
}

/** Returns the picture of the document that shows at a point, also behind text. */
export function findPicture({ clientX, clientY }: MouseEvent): MarkedPicture | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (!(element instanceof HTMLImageElement)) continue;
    const path = readMark(element.alt);
    // A slide that waits for its turn lies there too, without colour.
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (path?.endsWith(ALT) && isShown) return { element, path: path.slice(0, -ALT.length) };
  }
  return undefined;
}

/** Marks the picture that a dragged file would replace. */
function mark(picture: HTMLImageElement | undefined): void {
  for (const one of document.querySelectorAll('[data-drop]')) one.toggleAttribute('data-drop', one === picture);
  picture?.toggleAttribute('data-drop', true);
}

/** Hands over each file that is dropped on the page, with the event, or pasted into it. */
export function takeFiles(signal: AbortSignal, onFile: (file: File, at?: DragEvent) => void): void {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  document.addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(findPicture(event)?.element);
    },
    { signal },
  );
  document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && mark(undefined), { signal });
  document.addEventListener(
    'drop',
    (event) => {
      // A file that nothing takes would be opened instead of the page.
      if (hasFiles(event)) event.preventDefault();
      mark(undefined);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onFile(file, event);
    },
    { signal },
  );
  document.addEventListener(
    'paste',
    ({ clipboardData }) => {
      const file = clipboardData?.files[0];
      if (file !== undefined) onFile(file);
    },
    { signal },
  );
}
