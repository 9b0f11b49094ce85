import { type EmailContent, WEB_ADDRESS } from '#src/kernel/email-content.ts';
import type { Brand, BrandLogo } from '../brand.server.ts';

const FONT = "font-family:'Hanken Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#1C2730';
const INK_SOFT = '#465B6A';
const PAPER = '#FBF8F3';
const LINE = '#D8E0E5';

/** Private-use character around the places that are filled at delivery; texts of people never contain it. */
const SLOT = '\ue000';
const slot = (name: string): string => `${SLOT}${name}${SLOT}`;
const ACCENT = slot('accent');
const SOFT = slot('soft');
const LOGO = slot('logo');

/** Id by which an email refers to its attached logo. */
export const LOGO_CID = 'logo@faitage';
const LOGO_MOST = { width: 240, height: 56 };

/**
 * Fills the company's look into an email that is delivered now: its queue outlives a change of the logo.
 * The plate around the logo keeps it visible in the dark mode of mail programs.
 */
export function dressEmail(html: string, { accent, soft, logo }: Brand): string {
  return html
    .replaceAll(ACCENT, accent)
    .replaceAll(SOFT, soft)
    .replaceAll(LOGO, logo ? logoHtml(logo) : '');
}

export const showsLogo = (html: string): boolean => html.includes(LOGO);

function logoHtml({ width, height, alt }: BrandLogo): string {
  const scale = Math.min(LOGO_MOST.width / width, LOGO_MOST.height / height, 1);
  const [w, h] = [width, height].map((side) => Math.round(side * scale));
  // The plate stands out to the left, so that the logo itself is in line with the text.
  return `<p style="margin:0 0 24px -6px"><img src="cid:${LOGO_CID}" alt="${escapeHtml(alt)}" width="${w}" height="${h}" style="display:inline-block;padding:6px;border:0;border-radius:4px;background:#ffffff"></p>\n`;
}

/** Returns the content of an email for `sendMail`. @throws for an action whose URL is no web address. */
export function emailContent(content: EmailContent): { content: EmailContent } {
  if (content.action && !WEB_ADDRESS.test(content.action.url)) throw new Error('Adresse de bouton invalide.');
  return { content };
}

/** Renders both parts of an email in the site's colours, when it is delivered. */
export const renderEmail = (content: EmailContent): { text: string; html: string } => ({
  text: textPart(content),
  html: htmlPart(content),
});

function textPart({ title, paragraphs, quote, action, footer }: EmailContent): string {
  const blocks = [title, ...paragraphs];
  if (action) blocks.push(`${action.label} :\n${action.url}`);
  if (quote) blocks.push(quote.replace(/^/gm, '> '));
  if (footer) blocks.push(`-- \n${footer}`);
  return `${blocks.join('\n\n')}\n`;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll(SLOT, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\r?\n/g, '<br>');

/** Numbers and compounds that a title would break after their hyphen. */
const COMPOUND = /[\p{L}\d]{1,8}(?:-[\p{L}\d]{1,8}){1,2}(?![\p{L}\d-])/gu;

const titleHtml = (title: string): string =>
  escapeHtml(title).replace(COMPOUND, (word) => `<span style="white-space:nowrap">${word}</span>`);

const PHONE = /\b0\d(?: \d{2}){4}\b/g;

/** A telephone number stays on one line. */
const proseHtml = (text: string): string =>
  escapeHtml(text.replace(PHONE, (number) => number.replaceAll(' ', '\u00a0')));

const paragraphHtml = (text: string): string => `<p style="margin:0 0 16px">${proseHtml(text)}</p>`;

const quoteHtml = (text: string): string =>
  `<blockquote class="soft" style="margin:24px 0;padding:4px 0 4px 16px;border-left:3px solid ${ACCENT};color:${INK_SOFT}">${escapeHtml(text)}</blockquote>`;

const buttonHtml = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${ACCENT};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

const footerHtml = (text: string): string =>
  `<p class="soft foot" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${LINE};font-size:14px;color:${INK_SOFT}">${proseHtml(text)}</p>`;

/** Mail programs that support dark mode show slate; the others keep the light inline colours. */
const DARK = `@media (prefers-color-scheme:dark){
body,.page{background:#11181E!important}.sheet{background:#182129!important;border-color:#32414D!important}
.sheet{border-top-color:${SOFT}!important}.foot{border-color:#32414D!important}
.ink{color:#E6ECF0!important}.soft{color:#A3B2BD!important}.button{background:${SOFT}!important;color:${INK}!important}}`;

function htmlPart({ title, paragraphs, quote, action, footer }: EmailContent): string {
  const body = [
    ...paragraphs.map(paragraphHtml),
    action ? buttonHtml(action) : '',
    quote ? quoteHtml(quote) : '',
    footer ? footerHtml(footer) : '',
  ].filter(Boolean);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAPER}">
<div class="page" style="padding:24px 12px;background:${PAPER}">
<div class="sheet ink" style="max-width:600px;margin:0 auto;padding:32px 24px;background:#ffffff;border:1px solid ${LINE};border-top:4px solid ${ACCENT};border-radius:8px;color:${INK};${FONT};font-size:16px;line-height:1.6;word-break:break-word;overflow-wrap:anywhere">
${LOGO}<h1 class="ink" style="margin:0 0 24px;font-size:22px;line-height:1.25;color:${INK}">${titleHtml(title)}</h1>
${body.join('\n')}
</div>
</div>
</body>
</html>
`;
}
