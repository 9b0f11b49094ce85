// Searches the guide that is shown without a connection: hides the articles that lack one of the words.

const label = document.querySelector('[data-search]');
const status = document.querySelector('[data-none]');
const articles = [...document.querySelectorAll('[data-words]')];

const fold = (text) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/[’ʼ]/g, "'");

label.querySelector('input').addEventListener('input', ({ target }) => {
  const words = fold(target.value).split(/\s+/).filter(Boolean);
  for (const article of articles) article.hidden = !words.every((word) => article.dataset.words.includes(word));
  status.textContent = articles.every(({ hidden }) => hidden) ? status.dataset.none : '';
});
label.hidden = false;
