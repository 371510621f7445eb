// Shows the page of a trial, which the engine makes: that of the page around this frame, or one of its own.
const question = JSON.parse(decodeURIComponent(location.search.slice(1)));
const around = window.parent !== window && window.parent.sitrep;
try {
  const { replay } = around || await import('./server.js');
  const page = await replay(question);
  document.open();
  document.write(page);
  document.close();
} catch (wrong) {
  document.getElementById('told').textContent = wrong.message;
}
