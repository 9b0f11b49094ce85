import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import {
  type AdminCall,
  adminCalls,
  changeScheme,
  openLive,
  signInToBackOffice,
  stopTransitions,
} from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { type ChatVisitor, makeVisitor } from '#tests/support/chat-visitor.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const QUESTION = 'Bonjour, ma gouttière fuit. Passez-vous à Privas ?';

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
let photo: Buffer;
describe('chat two sides', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    call = await adminCalls(server.origin);
    photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
  });
  // An open page of the staff would follow the conversations of every later test; its sign-in is used again.
  afterEach(() => Promise.all(browser.contexts().flatMap((context) => context.pages().map((page) => page.close()))));
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  /** Opens a page in the browser of a visitor. */
  async function aPage(): Promise<Page> {
    return (await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' })).newPage();
  }

  /** Context of the owner’s browser, signed in by its first page. */
  let owners: BrowserContext | undefined;

  /** Opens the screen of conversations in the owner’s browser. */
  async function anOwner(viewport = DESKTOP, address = '/admin/chat'): Promise<Page> {
    const isNew = owners === undefined;
    owners ??= await browser.newContext({ reducedMotion: 'reduce' });
    const page = await owners.newPage();
    await page.setViewportSize(viewport);
    if (isNew) await signInToBackOffice(page, server.origin);
    await openLive(page, server.origin + address);
    await page.getByRole('heading', { level: 1, name: 'Discussions' }).waitFor();
    return page;
  }

  const aVisitor = (sender_name: string, more = {}): Promise<ChatVisitor> =>
    makeVisitor(server.origin, { sender_name, page: '/services/zinguerie', ...more });

  const toRow = (page: Page, name: string): Locator =>
    page.getByRole('region', { name: 'Liste des discussions' }).getByRole('link', { name: new RegExp(name) });
  const getPane = (page: Page, name: string): Locator => page.getByRole('region', { name: `Discussion avec ${name}` });
  const getField = (page: Page): Locator => page.getByRole('textbox', { name: /^Votre réponse à/ });
  const unreadIn = (page: Page): Promise<number> =>
    page
      .getByRole('button', { name: /^Notifications, / })
      .getAttribute('aria-label')
      .then((label) => Number(/\d+/.exec(label ?? '')?.[0] ?? 0));

  /** Returns the unread count on the link to the conversations. */
  const waitingIn = async (page: Page): Promise<number> => {
    const link = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Discussions/ });
    return Number(/, (\d+) à lire/.exec((await link.textContent()) ?? '')?.[1] ?? 0);
  };

  /** Counts how often each of these texts appears in the conversation. */
  const timesIn = (pane: Locator, texts: string[]): Promise<number[]> =>
    Promise.all(texts.map((text) => pane.getByText(text, { exact: true }).count()));

  it('sends a visitor’s question from a page of the site to the owner at once, and both chat live', async () => {
    const owner = await anOwner();
    const { data } = (await (await call('GET', '/admin/notifications')).json()) as { data: { unread_count: number } };
    const rung = data.unread_count;
    await expect.poll(() => unreadIn(owner)).toBe(rung);
    const waiting = await toRow(owner, 'non lu').count();
    await expect.poll(() => waitingIn(owner)).toBe(waiting);
    const visitor = await aPage();
    await visitor.goto(`${server.origin}/services`);
    await visitor.getByRole('button', { name: /Une question \?/ }).click();
    const widget = visitor.getByRole('dialog', { name: /^Discussion avec/ });
    await widget.getByRole('textbox', { name: 'Votre message' }).fill(QUESTION);
    await widget.getByRole('button', { name: 'Envoyer' }).click();

    const row = toRow(owner, QUESTION.slice(0, 20));
    await row.waitFor();
    await expect.poll(() => row.textContent()).toContain('1 message non lu');
    await expect.poll(() => unreadIn(owner)).toBe(rung + 1);
    await expect.poll(() => waitingIn(owner)).toBe(waiting + 1);

    await row.click();
    const pane = getPane(owner, 'Visiteur');
    await pane.getByText('Nouveaux messages').waitFor();
    await pane.getByText(QUESTION).waitFor();
    await pane.getByRole('link', { name: /A commencé sur \/services/ }).waitFor();
    await widget.getByText('Vu', { exact: true }).waitFor();
    await expect.poll(() => row.textContent()).not.toContain('non lu');
    await expect.poll(() => waitingIn(owner)).toBe(waiting);

    await widget.getByRole('textbox', { name: 'Votre message' }).pressSequentially('Elle');
    await pane.getByText(/est en train d’écrire/).waitFor();
    await getField(owner).pressSequentially('Oui');
    await widget.getByText(/écrit…/).waitFor();
    await getField(owner).fill('Oui, mardi matin.');
    await owner.keyboard.press('Enter');
    await widget.getByText('Oui, mardi matin.').waitFor();
    await pane.getByText('Lu', { exact: true }).waitFor();
    await expect.poll(() => getField(owner).inputValue()).toBe('');
    expect(await timesIn(pane, [QUESTION, 'Oui, mardi matin.'])).toEqual([1, 1]);
  });

  it('finds a canned reply by its words, fills it in for this visitor, and edits it in the settings', async () => {
    const visitor = await aVisitor('Élodie Vernet');
    await visitor.sendMessage('Il pleut dans le salon !');
    const settings = await anOwner(DESKTOP, `/admin/chat?view=${visitor.id}`);
    await getField(settings).waitFor();
    await settings.goto(`${server.origin}/admin/settings?tab=chat`);
    await settings.getByLabel('Titre').first().fill('Fuite : que faire');
    await settings.getByRole('button', { name: 'Enregistrer', exact: true }).first().click();
    await settings.getByText('Paramètres de la discussion enregistrés').first().waitFor();

    await settings.goto(`${server.origin}/admin/chat?view=${visitor.id}`);
    const field = getField(settings);
    await field.fill('/que faire');
    await settings.getByRole('option', { name: /Fuite : que faire/ }).waitFor();
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toMatch(/^Bonjour Élodie, mettez d’abord une bassine/);
    await expect.poll(() => field.inputValue()).not.toMatch(/[{}]/);
    await settings.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect.poll(async () => (await visitor.messages()).at(-1)?.message).toMatch(/^Bonjour Élodie/);
  });

  it('shows a photo small and opens it large; refuses to send a blank answer', async () => {
    const visitor = await aVisitor('Lucette Aubanel');
    await visitor.sendPhoto(new Uint8Array(photo));
    const owner = await anOwner(DESKTOP, `/admin/chat?view=${visitor.id}`);
    const enlarge = owner.getByRole('button', { name: 'Agrandir la photo de Lucette Aubanel' });
    await enlarge.click();
    const large = owner.getByRole('dialog', { name: 'Photo de Lucette Aubanel' });
    await expect
      .poll(() => large.getByRole('img', { name: /^Photo/ }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Escape closes the photo alone, even before the focus is in it.
    await enlarge.evaluate((button) => button.focus());
    await owner.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    await owner.getByRole('button', { name: 'Actions sur la discussion' }).click();
    const menu = owner.getByRole('menu');
    await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await owner.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    const send = owner.getByRole('button', { name: 'Envoyer', exact: true });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await getField(owner).fill('  \n ');
    await expect.poll(() => send.isDisabled()).toBe(true);
  });

  it('refuses a file that is no picture, and sends the owner’s photo when the network is back', async () => {
    const visitor = await aVisitor('Honorine Vidal');
    await visitor.sendMessage('Avez-vous une photo ?');
    const owner = await anOwner(DESKTOP, `/admin/chat?view=${visitor.id}`);
    const pane = getPane(owner, 'Honorine Vidal');
    const input = pane.locator('input[type=file]');
    await input.setInputFiles({ name: 'devis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await owner.getByText('Ce fichier n’est pas une image.').waitFor();
    await owner.context().setOffline(true);
    await input.setInputFiles({ name: 'toit.jpg', mimeType: 'image/jpeg', buffer: photo });
    await pane.getByText('En attente de connexion').waitFor();
    await pane.getByRole('img', { name: 'Photo en attente' }).waitFor();
    await owner.context().setOffline(false);
    await pane.getByText('En attente de connexion').waitFor({ state: 'hidden' });
    await pane.getByRole('button', { name: /^Agrandir la photo/ }).waitFor();
    expect((await visitor.messages()).filter((message) => message.photo !== null)).toHaveLength(1);
  });

  it('shows messages of both sides once when the owner’s network is back', async () => {
    const visitor = await aVisitor('Marius Chabal');
    await visitor.sendMessage('Premier');
    const owner = await anOwner(DESKTOP, `/admin/chat?view=${visitor.id}`);
    const pane = getPane(owner, 'Marius Chabal');
    await pane.getByText('Premier', { exact: true }).waitFor();
    await owner.context().setOffline(true);
    for (const text of ['Deuxième', 'Troisième']) await visitor.sendMessage(text);
    await getField(owner).fill('Ma réponse sans réseau');
    await getField(owner).press('Enter');
    await pane.getByText('En attente de connexion').waitFor();
    await getField(owner).fill('Un brouillon');
    expect((await visitor.messages()).map(({ message }) => message)).toEqual(['Premier', 'Deuxième', 'Troisième']);

    await owner.context().setOffline(false);
    await pane.getByText('Troisième', { exact: true }).waitFor();
    await expect.poll(async () => (await visitor.messages()).length).toBe(4);
    await pane.getByText('En attente de connexion').waitFor({ state: 'hidden' });
    const all = ['Premier', 'Deuxième', 'Troisième', 'Ma réponse sans réseau'];
    expect(await timesIn(pane, all)).toEqual([1, 1, 1, 1]);

    await owner.reload();
    await pane.getByText('Ma réponse sans réseau').waitFor();
    expect(await timesIn(pane, all)).toEqual([1, 1, 1, 1]);
    await expect.poll(() => getField(owner).inputValue()).toBe('Un brouillon');
    expect((await visitor.messages()).length).toBe(4);
  });

  it('keeps search, filter and open conversation in the address; navigates by arrows, Escape and Back', async () => {
    const [first, second] = [await aVisitor('Zoé Ardoin'), await aVisitor('Zoé Bautel')];
    await first.sendMessage('Une ardoise a glissé');
    await second.sendMessage('Le faîtage bouge');
    const owner = await anOwner(DESKTOP, '/admin/chat?search=Zo%C3%A9');
    await toRow(owner, 'Zoé Bautel').focus();
    await owner.keyboard.press('ArrowDown');
    await owner.keyboard.press('Enter');
    await getPane(owner, 'Zoé Ardoin').waitFor();
    expect(new URL(owner.url()).searchParams.get('view')).toBe(first.id);
    await getField(owner).press('Escape');
    await expect.poll(() => owner.evaluate(() => document.activeElement?.textContent)).toContain('Zoé Ardoin');
    expect(new URL(owner.url()).searchParams.has('view')).toBe(false);
    await owner.goBack();
    await getPane(owner, 'Zoé Ardoin').waitFor();

    await owner.getByText('Non lues', { exact: true }).click();
    await toRow(owner, 'Zoé Ardoin').waitFor({ state: 'detached' });
    await toRow(owner, 'Zoé Bautel').waitFor();
    await owner.getByRole('searchbox', { name: 'Rechercher une discussion' }).fill('introuvable');
    await owner.getByText('Aucune discussion trouvée').waitFor();
  });

  it('opens a long conversation at its end, loads older messages upwards, and stays fast', async () => {
    const visitor = await aVisitor('Honoré Longchamp');
    for (let part = 0; part < 17; part += 1) {
      const sent = Array.from({ length: 25 }, (_, index) => `Ligne ${part * 25 + index}.`);
      const answers = await Promise.all(
        sent.map((message) => call('POST', '/chat/message', { session_id: visitor.id, message })),
      );
      expect(answers.every(({ status }) => status === 201)).toBe(true);
    }
    const owner = await anOwner(DESKTOP, `/admin/chat?view=${visitor.id}`);
    const scroller = owner.getByRole('region', { name: 'Messages', exact: true });
    const items = scroller.getByRole('listitem').filter({ hasText: 'Ligne' });
    await expect.poll(() => items.count()).toBe(50);
    for (const count of [100, 150, 200, 250, 300]) {
      await expect
        .poll(async () => {
          await scroller.evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
          return items.count();
        })
        .toBeGreaterThanOrEqual(count);
    }
    await scroller.evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
    await scroller.getByRole('button', { name: 'Messages plus récents' }).waitFor();
    await expect.poll(() => items.count()).toBeLessThanOrEqual(300);
    await visitor.sendMessage('Le dernier');
    // The button is pressed while older messages are still loading.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await owner.route(/\/chat\/messages\/.*before=/, async (route) => {
      await released;
      await route.continue();
    });
    await scroller.getByRole('button', { name: 'Messages plus anciens' }).click();
    await owner.getByRole('button', { name: 'Aller aux derniers messages' }).click();
    release();
    await scroller.getByText('Le dernier', { exact: true }).waitFor();
    await expect.poll(() => items.count()).toBeLessThanOrEqual(51);
  });

  it('turns a conversation into a message and a quote, each once, and deletes it for good', async () => {
    const visitor = await aVisitor('Prosper Galland');
    await visitor.sendMessage('Je voudrais refaire le toit de la grange.');
    const owner = await anOwner(DESKTOP, `/admin/chat?view=${visitor.id}`);
    const pane = getPane(owner, 'Prosper Galland');
    const choose = async (name: string): Promise<void> => {
      await pane.getByRole('button', { name: 'Actions sur la discussion' }).click();
      await owner.getByRole('menuitem', { name }).click();
    };
    await choose('Convertir en devis');
    const quote = owner.getByRole('dialog', { name: 'Convertir en devis' });
    await quote.getByRole('button', { name: 'Créer le devis' }).click();
    await quote.getByText('Indiquez un e-mail').waitFor();
    await quote.getByText('Indiquez la prestation').waitFor();
    await quote.getByLabel('E-mail').fill('prosper@journeys.example');
    await quote.getByLabel('Prestation').selectOption('Couverture');
    await quote.getByRole('button', { name: 'Créer le devis' }).click();
    await pane.getByRole('link', { name: 'Voir le devis' }).waitFor();

    await choose('Convertir en message');
    const message = owner.getByRole('dialog', { name: 'Convertir en message' });
    await message.getByLabel('E-mail').fill('prosper@journeys.example');
    await message.getByRole('button', { name: 'Créer le message' }).click();
    await pane.getByRole('link', { name: 'Voir le message' }).click();
    await owner.getByRole('dialog').getByText('Je voudrais refaire le toit de la grange.').first().waitFor();

    await owner.goto(`${server.origin}/admin/chat?view=${visitor.id}`);
    await choose('Supprimer la discussion');
    const question = owner.getByRole('dialog', { name: /^Supprimer la discussion avec Prosper Galland/ });
    await question.getByText('Cette action est irréversible.').waitFor();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await owner.getByText('Discussion supprimée.').waitFor();
    await toRow(owner, 'Prosper Galland').waitFor({ state: 'detached' });
    await owner.goto(`${server.origin}/admin/chat?view=${visitor.id}`);
    await owner.getByText('Cette discussion n’existe pas, ou plus.').waitFor();
  });

  it.each([
    ['light', DESKTOP, '#3B82F6'],
    ['dark', DESKTOP, '#F5C518'],
    ['light', PHONE, '#F5C518'],
    ['dark', PHONE, '#14161A'],
  ] as const)(
    'passes axe in %s at %o with %s, and shows one pane at a time on a phone',
    async (scheme, viewport, primary_color) => {
      expect((await call('PUT', '/admin/settings/appearance', { primary_color })).status).toBe(200);
      const visitor = await aVisitor(`Apolline ${scheme} ${viewport.width}`, {
        sender_email: 'apolline@journeys.example',
      });
      await visitor.sendMessage(QUESTION);
      await visitor.sendPhoto(new Uint8Array(photo));
      await call('POST', '/chat/message', { session_id: visitor.id, message: 'Oui, demain.' });
      const owner = await anOwner(viewport);
      await stopTransitions(owner);
      await changeScheme(owner, scheme);
      const name = `Apolline ${scheme} ${viewport.width}`;
      await toRow(owner, name).waitFor();
      expect(await violationsOn(owner)).toEqual([]);
      await toRow(owner, name).click();
      await getPane(owner, name).getByText(QUESTION).waitFor();
      await getField(owner).fill('/');
      await owner.getByRole('option').first().waitFor();
      expect(await violationsOn(owner)).toEqual([]);
      await expect
        .poll(() => owner.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      if (viewport === PHONE) {
        await expect.poll(() => toRow(owner, name).isVisible()).toBe(false);
        await getField(owner).fill('');
        await owner.getByRole('button', { name: 'Retour à la liste' }).click();
        await toRow(owner, name).waitFor();
        await expect.poll(() => getPane(owner, name).isVisible()).toBe(false);
      }
    },
  );
});
