// Returns what does not fit on a page of the given width: the document itself, texts of pictures, things to tap.
(width) => {
  const faults = [];
  const shown = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && element.getClientRects().length > 0;
  const name = (element) => {
    const text = (element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const section = element.closest('section[id]');
    return `<${element.localName}${element.className && element.className.baseVal === undefined ? '.' + element.className : ''}> "${text}"`
        + (section ? ` in #${section.id}` : '');
  };
  const scrolls = (element) => {
    for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(e).overflowX)) return true;
    }
    return false;
  };

  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.right + scrollX > width + 1 && !element.closest('svg') && !scrolls(element) && faults.length < 6) {
        faults.push(`  reaches ${Math.round(box.right + scrollX)}: ${name(element)}`);
      }
    }
  }

  // What stands fast is cut by the window, which does not scroll to it.
  for (const bar of [...document.querySelectorAll('*')].filter((e) => getComputedStyle(e).position === 'fixed')) {
    for (const element of [...bar.querySelectorAll('button, select, input, span, p')].filter(shown)) {
      const over = element.getBoundingClientRect().right - width;
      if (over > 1) faults.push(`cut by the window, by ${Math.round(over)}: ${name(element)}`);
    }
  }

  // A box a text is wider than, cut or run over.
  for (const element of document.querySelectorAll('p, h1, h2, h3, li, dt, dd, a, button, figcaption, summary, label')) {
    // A text for screen readers alone stands in a box of a pixel.
    if (shown(element) && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
        && !/auto|scroll/.test(getComputedStyle(element).overflowX)) {
      faults.push(`runs over its box by ${element.scrollWidth - element.clientWidth}: ${name(element)}`);
    }
  }

  // A desk has room for a table of few columns.
  for (const box of document.querySelectorAll('.scroll')) {
    const columns = box.querySelectorAll('thead th').length;
    if (width >= 1000 && columns < 8 && shown(box) && box.scrollWidth > box.clientWidth + 1) {
      faults.push(`a table of ${columns} columns does not fit, by ${box.scrollWidth - box.clientWidth}: ${name(box.querySelector('caption') || box)}`);
    }
  }

  for (const svg of document.querySelectorAll('svg')) {
    if (!shown(svg)) continue;
    const frame = svg.getBoundingClientRect();
    const title = (svg.querySelector('title') || svg).textContent.trim().slice(0, 60);
    const texts = [...svg.querySelectorAll('text')].filter((t) => shown(t) && t.textContent.trim())
        .map((t) => ({text: t.textContent.trim(), box: t.getBoundingClientRect(), size: parseFloat(getComputedStyle(t).fontSize) * Math.abs(t.getScreenCTM().a || t.getScreenCTM().b)}));
    const smallest = texts.reduce((least, t) => Math.min(least, t.size), 99);
    if (smallest < 8.5) faults.push(`picture "${title}": letters of ${smallest.toFixed(1)} px`);
    texts.forEach((one, i) => {
      const b = one.box;
      if (b.left < frame.left - 1.5 || b.right > frame.right + 1.5 || b.top < frame.top - 1.5 || b.bottom > frame.bottom + 1.5) {
        const out = [frame.left - b.left, b.right - frame.right, frame.top - b.top, b.bottom - frame.bottom].map((x) => Math.round(x));
        faults.push(`picture "${title}": the text "${one.text.slice(0, 40)}" is cut (left, right, top, bottom by ${out})`);
      }
      for (const other of texts.slice(i + 1)) {
        const wide = Math.min(b.right, other.box.right) - Math.max(b.left, other.box.left);
        const high = Math.min(b.bottom, other.box.bottom) - Math.max(b.top, other.box.top);
        // A line's box is taller than its letters: a third of it may be shared.
        if (wide > 2 && high > Math.min(b.height, other.box.height) / 3) {
          faults.push(`picture "${title}": "${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" lie over each other (${Math.round(wide)} x ${Math.round(high)})`);
        }
      }
    });
  }
  return faults.slice(0, 40);
}
