import { href } from '#src/kernel/href.ts';
import { getFirstName, getInitials } from '#src/kernel/person-name.ts';
import { checkSession, isWithoutSession } from '#src/ui/http/check-session.ts';
import { transmit } from '#src/ui/http/request.ts';
import { clearSession, dropAllDrafts, readStoredUser, readToken, SESSION_ENDED } from '#src/ui/http/stored-session.ts';
import { ACCOUNT_MENU_TEXTS as texts } from '../account-menu.texts.ts';
import { FRAME_TEXTS } from '../frame.texts.ts';
import styles from './account-menu.module.css';

/** The header is a static document, the same for everybody: what one visitor sees is added to it here. */

const MENU_ID = 'menu-du-compte';
const ANONYMOUS = `a[href="${FRAME_TEXTS.accountHref}"]`;

interface Person {
  name: string;
  isStaff: boolean;
}

/** Whether an account may open a screen of the back office. Chooses links only; the back office asks for the rights. */
function isStaff(user: object): boolean {
  const role: unknown = Reflect.get(user, 'role');
  const rights: unknown = Reflect.get(user, 'rights');
  return role === 'admin' || (role === 'manager' && Array.isArray(rights) && rights.length > 0);
}

/** Returns whose sign-in this device stores; undefined without one. */
function readPerson(): Person | undefined {
  const user = Object(readStoredUser());
  const name: unknown = Reflect.get(user, 'name');
  if (readToken() === null || typeof name !== 'string' || name.trim() === '') return undefined;
  return { name: name.trim(), isStaff: isStaff(user) };
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Closes the session on the server and here, then opens the home page. */
async function signOut(): Promise<void> {
  await transmit('/auth/logout', { method: 'POST', body: {}, token: readToken() }).catch(() => undefined);
  clearSession();
  dropAllDrafts();
  location.assign('/');
}

/** Links of the signed-in person, and the button that ends the sign-in. */
function makeEntries({ isStaff }: Person, attributes: Record<string, string>): HTMLElement[] {
  const links = isStaff
    ? [[texts.admin, href('/admin')]]
    : [
        [texts.profile, href('/profile')],
        [texts.quotes, href('/quotes')],
        [texts.messages, href('/messages')],
        [texts.invoices, href('/facture')],
      ];
  const leave = make('button', { type: 'button', ...attributes }, texts.logout);
  leave.addEventListener('click', () => void signOut());
  return [
    ...links.map(([label = '', address = '']) => make('a', { href: address, rel: 'nofollow', ...attributes }, label)),
    leave,
  ];
}

/** Moves the focus in the open menu by the keys that a menu has. */
function walk(event: KeyboardEvent, menu: HTMLElement, entries: HTMLElement[]): void {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (event.key === 'Tab') menu.hidePopover();
  if (place === undefined) return;
  event.preventDefault();
  entries.at(place % entries.length)?.focus();
}

/** Button with the person's initials and first name, and its menu. */
function makeMenu(person: Person): HTMLElement {
  const { name } = person;
  const entries = makeEntries(person, { role: 'menuitem', tabindex: '-1' });
  const list = make('div', { role: 'menu', 'aria-label': texts.label.replace('{name}', name) }, ...entries);
  const menu = make('div', { id: MENU_ID, popover: 'auto', class: styles.menu ?? '' }, make('p', {}, name), list);
  const opener = make(
    'button',
    { type: 'button', popovertarget: MENU_ID, 'aria-haspopup': 'menu', 'aria-expanded': 'false' },
    make('span', { 'aria-hidden': 'true', class: styles.mark ?? '' }, getInitials(name)),
    make('span', { class: styles.name ?? '' }, getFirstName(name)),
    make('span', { class: 'vh' }, texts.opener),
  );
  menu.addEventListener('beforetoggle', () => {
    menu.style.setProperty(
      '--right',
      `${document.documentElement.clientWidth - opener.getBoundingClientRect().right}px`,
    );
  });
  menu.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open';
    opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) entries[0]?.focus();
  });
  menu.addEventListener('keydown', (event) => walk(event, menu, entries));
  return make('div', { class: styles.account ?? '' }, opener, menu);
}

/** Runs once React has made the element of an island its own: before that it must find what the server rendered. */
function whenHydrated(element: Element, run: () => void): void {
  const island = element.closest('[data-island]:not([data-hydrated])');
  if (island === null) {
    run();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(island, { attributeFilter: ['data-hydrated'] });
}

/** What stands beside a link to the account: a menu in the header, a list in the menu of a phone. */
const makeFor = (link: HTMLElement, person: Person): HTMLElement =>
  link.closest('dialog') === null
    ? makeMenu(person)
    : make('div', { class: styles.list ?? '' }, make('p', {}, person.name), ...makeEntries(person, {}));

/** Puts a person in the place of every link to the account. @returns what takes them away again. */
function place(person: Person): () => void {
  const ends: (() => void)[] = [];
  let isOver = false;
  for (const link of document.querySelectorAll<HTMLElement>(`header ${ANONYMOUS}`)) {
    whenHydrated(link, () => {
      if (isOver) return;
      const added = makeFor(link, person);
      link.style.display = 'none';
      link.after(added);
      ends.push(() => {
        added.remove();
        link.style.display = '';
      });
    });
  }
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}

/** Names who is signed in, and asks the server whether it still knows them. */
export async function showAccount(pathname: string): Promise<void> {
  if (isWithoutSession(pathname)) return;
  let rendered = '';
  let remove = (): void => undefined;
  const update = (): void => {
    const person = readPerson();
    const key = JSON.stringify(person ?? '');
    if (key === rendered) return;
    rendered = key;
    remove();
    remove = person === undefined ? () => undefined : place(person);
  };
  update();
  for (const change of [SESSION_ENDED, 'storage']) window.addEventListener(change, update);
  await checkSession(pathname);
  update();
}
