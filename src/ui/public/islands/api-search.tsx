import { useEffect, useState } from 'react';
import { fill, fold } from '#src/kernel/text.ts';
import { API_CONSOLE_TEXTS } from '../api-console/api-console.texts.ts';
import { describedBy, Field } from '../field.tsx';

const { search: texts } = API_CONSOLE_TEXTS;

/** Shows the calls whose summary has every word, and the subjects that have such calls; returns how many. */
function filterCalls(words: string[]): number {
  let count = 0;
  for (const subject of document.querySelectorAll<HTMLElement>('[data-subject]')) {
    const before = count;
    for (const call of subject.querySelectorAll<HTMLElement>('[data-call]')) {
      const text = fold(
        `${call.dataset.call} ${subject.dataset.subject} ${call.querySelector('summary')?.textContent}`,
      );
      call.hidden = !words.every((word) => text.includes(word));
      if (!call.hidden) count += 1;
    }
    subject.hidden = count === before;
    const entry = document.querySelector(`nav a[href="#${subject.id}"]`)?.closest('li');
    if (entry) entry.hidden = subject.hidden;
  }
  return count;
}

/** Opens the call that the address names. */
function openNamedCall(): void {
  const call = document.getElementById(location.hash.slice(1));
  if (call instanceof HTMLDetailsElement) call.open = true;
}

/** Filters the list of calls of the page as one types. */
export default function ApiSearch({ count: all }: { count: number }) {
  const [count, setCount] = useState(all);
  useEffect(() => {
    openNamedCall();
    addEventListener('hashchange', openNamedCall);
    return () => removeEventListener('hashchange', openNamedCall);
  }, []);
  const field = { id: 'api-search', hint: texts.hint };
  const found = count === 0 ? texts.none : fill(count === 1 ? texts.one : texts.found, { count, all });
  return (
    <div>
      <Field label={texts.label} {...field}>
        <input
          id={field.id}
          type="search"
          autoComplete="off"
          onInput={(event) => setCount(filterCalls(fold(event.currentTarget.value).split(/\s+/)))}
          aria-describedby={describedBy(field)}
        />
      </Field>
      <p role="status">{found}</p>
    </div>
  );
}
