// Returns what should not come onto paper, asked while the page is shown as if printed.
() => {
  const faults = [];
  for (const element of document.querySelectorAll('nav, button, .skip, input, select')) {
    if (element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0 && !element.closest('th')) {
      faults.push(`printed: ${element.outerHTML.slice(0, 80)}`);
    }
  }
  const light = (colour) => {
    const [r, g, b, a] = colour.match(/[\d.]+/g).map(Number);
    return a === 0 || (r + g + b) / 3 > 200;
  };
  for (const element of [document.documentElement, document.body, ...document.querySelectorAll('.page, main, section, table, figure, pre')]) {
    const colour = getComputedStyle(element).backgroundColor;
    if (!light(colour)) faults.push(`dark paper: <${element.localName}.${element.className}> ${colour}`);
  }
  return faults.slice(0, 20);
}
