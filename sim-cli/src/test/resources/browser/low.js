// Returns what can be pressed and is lower than a number of pixels; a box counts with its label.
least => [...document.querySelectorAll('button, select, input, textarea, summary, a[href]:not(svg a)')]
  .filter(e => e.checkVisibility())
  .map(e => [e, (e.closest('label.check') ?? e).getBoundingClientRect().height])
  .filter(([, height]) => height < least)
  .map(([e, height]) => `${e.localName} ${(e.ariaLabel ?? e.textContent).trim().slice(0, 40)}: ${height}`)
