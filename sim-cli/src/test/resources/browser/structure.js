// Returns what a reader who does not see the page, or follows its links, would miss.
() => {
  const faults = [];
  const seen = new Set();
  for (const element of document.querySelectorAll('[id]')) {
    if (seen.has(element.id)) faults.push(`two elements have the id ${element.id}`);
    seen.add(element.id);
  }
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href') || '';
    if (href.startsWith('#') && !document.getElementById(decodeURIComponent(href.slice(1)))) {
      faults.push(`the link "${link.textContent.trim().slice(0, 40)}" leads to ${href}, which is not there`);
    }
    if (/^[a-z]+:/i.test(href) && !/^https:\/\//.test(href)) faults.push(`a link leads to ${href.slice(0, 60)}`);
  }
  let level = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const now = Number(heading.localName[1]);
    if (now > level + 1) faults.push(`after a heading of level ${level} comes one of level ${now}: "${heading.textContent.trim().slice(0, 40)}"`);
    level = now;
  }
  const tops = document.querySelectorAll('h1').length;
  if (tops !== 1) faults.push(`${tops} headings of the first level`);
  for (const picture of document.querySelectorAll('svg, img, canvas')) {
    if (picture.closest('[aria-hidden="true"]')) continue;
    const labels = (picture.getAttribute('aria-labelledby') || '').split(/\s+/).filter(Boolean)
        .map((id) => (document.getElementById(id) || {textContent: ''}).textContent.trim()).join(' ');
    const said = labels || picture.getAttribute('aria-label') || picture.getAttribute('alt') || '';
    if (said.trim().length < 10 || (picture.localName === 'svg' && picture.getAttribute('role') !== 'img')) {
      faults.push(`a picture without a text that stands for it: ${picture.outerHTML.slice(0, 120)}`);
    }
  }
  for (const table of document.querySelectorAll('table')) {
    const named = table.closest('[aria-label]:not(main):not(body)');
    if ((!table.caption || !table.caption.textContent.trim()) && !named) faults.push(`a table without a caption or name: "${table.textContent.trim().slice(0, 40)}"`);
    for (const head of table.querySelectorAll('th')) {
      if (!head.getAttribute('scope')) faults.push(`a head without a scope: "${head.textContent.trim().slice(0, 40)}"`);
    }
  }
  if (!document.documentElement.lang) faults.push('the page has no language');
  if (!document.title.trim()) faults.push('the page has no title');
  if (document.querySelectorAll('main').length !== 1) faults.push('there is not one main part');
  return faults.slice(0, 30);
}
