// A playbook in an editor: its words are completed and its faults found while it is typed, and it plays as B.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { Difference } from './bench.js';
import { complete } from './completion.js';
import { OWN } from './link.js';
import { ask } from './server.js';
import { save } from './share.js';
import { store, stored } from './store.js';

const PAUSE = 400;
const SHOWN = 8;
// In the store, by game: the text as typed, and the last one without faults.
const kept = game => stored(`playbook ${game}`) ?? {};
const keep = (game, part) => store(`playbook ${game}`, { ...kept(game), ...part }).catch(() => {});

// True if the text typed last comes before that of a link: after a reload, and once the editor was open.
let goesOn = performance.getEntriesByType('navigation')[0]?.type === 'reload';

// The text that plays as mine.yaml.
export const bookOf = (own, game) => own.book ?? (game ? kept(game).sound : '') ?? '';

const mayPlay = opened => opened.sides.filter(side => side.bots.some(bot => bot.about === 'A playbook.'));

// The bots of A, with the playbook on one side; on all sides if none is named.
function seated({ opened, own, state }) {
  const [bots] = state.bots;
  const side = own.seat ?? mayPlay(opened)[0]?.id ?? '';
  if (!bots.includes('=') && (side === 'all' || mayPlay(opened).length < 2)) {
    return OWN;
  }
  const named = side === 'all' ? mayPlay(opened).map(one => one.id) : [side];
  const others = opened.sides.map(one => one.id).filter(id => !named.includes(id));
  const of = id => bots.split(',').map(part => part.split('=')).find(([name, bot]) => bot && name === id)?.[1] ?? (bots.includes('=') ? '' : bots);
  return [...named.map(id => `${id}=${OWN}`), ...others.filter(of).map(id => `${id}=${of(id)}`)].join(',');
}

const variantOf = (page, text) => ({ ...page.variant(0), bot: seated(page), playbook: text });

// Replaces a part of a field so that the browser's own undo takes it back.
function insert(field, from, to, text) {
  field.focus();
  field.setSelectionRange(from, to);
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

// Shows a window of the completions around the chosen one.
function Popup({ popup, place, take }) {
  const first = Math.max(0, Math.min(popup.at - SHOWN / 2, popup.items.length - SHOWN));
  return html`<div class="popup" style=${{ top: `${place.top}px`, left: `${place.left}px` }}>
    <ul id="completions" role="listbox" aria-label="Completions">
      ${popup.items.slice(first, first + SHOWN).map((item, i) => html`<li key=${item.name} id=${`completion-${first + i}`} role="option"
        aria-selected=${first + i === popup.at} aria-posinset=${first + i + 1} aria-setsize=${popup.items.length}
        onMouseDown=${event => { event.preventDefault(); take(first + i); }}>${item.name}</li>`)}
    </ul>
    <p class="quiet">${popup.items[popup.at].meaning}</p>
    <p class="quiet">${popup.at + 1} of ${popup.items.length}</p>
  </div>`;
}

// The text with line numbers; the margin shows faults, and the share of decisions of each line.
function Editor({ text, setText, words, faults, shares, field }) {
  const margin = useRef(null);
  const [popup, setPopup] = useState(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  const lines = text.split('\n');
  const close = () => setPopup(null);

  const suggest = forced => {
    const area = field.current;
    const before = area.value.slice(0, area.selectionStart);
    const { typed, items, whole } = complete(before, words);
    if (items.length === 0 || (!forced && (typed === '' || whole))) {
      close();
      return;
    }
    const line = before.split('\n');
    const height = parseFloat(getComputedStyle(area).lineHeight);
    const wide = margin.current.querySelector('.ruler').getBoundingClientRect().width / 10;
    const column = line[line.length - 1].length - typed.length;
    setPlace({
      top: line.length * height + 8 - area.scrollTop,
      left: Math.max(0, Math.min(margin.current.offsetWidth + 8 + column * wide - area.scrollLeft, area.parentElement.clientWidth - 260)),
    });
    setPopup({ typed, items, at: 0 });
  };
  const take = i => {
    const item = popup.items[i];
    const end = field.current.selectionStart;
    const after = item.after && field.current.value.slice(end, end + 1) === ':' ? '' : item.after ?? '';
    insert(field.current, end - popup.typed.length, end, item.name + after);
    close();
  };
  const pressed = event => {
    const area = field.current;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      suggest(true);
    } else if (popup && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : popup.items.length - 1;
      setPopup({ ...popup, at: (popup.at + step) % popup.items.length });
    } else if (popup && ['Enter', 'Tab'].includes(event.key)) {
      event.preventDefault();
      take(popup.at);
    } else if (popup && event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      const line = area.value.slice(0, area.selectionStart).split('\n').pop();
      insert(area, area.selectionStart, area.selectionEnd, `\n${line.match(/^ */)[0]}`);
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) {
      close();
    }
  };
  return html`<div class="editor">
    <div class="margin" ref=${margin} aria-hidden="true"><span class="ruler">0000000000</span>${lines.map((line, i) => {
      const wrong = faults.filter(fault => fault.line === i + 1);
      return html`<div key=${i} class=${wrong.length > 0 ? 'faulty' : ''} title=${wrong.map(fault => fault.message).join('\n')}>
        <span class="decided">${shares.get(i + 1) ?? ''}</span>${i + 1}</div>`;
    })}</div>
    <textarea ref=${field} aria-label="Playbook" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off" rows="26"
      aria-autocomplete="list" aria-controls=${popup ? 'completions' : undefined} aria-describedby="editor-keys"
      aria-activedescendant=${popup ? `completion-${popup.at}` : undefined} aria-invalid=${faults.length > 0} value=${text}
      onInput=${event => { setText(event.target.value); suggest(false); }} onKeyDown=${pressed} onBlur=${close} onClick=${close}
      onScroll=${event => { margin.current.scrollTop = event.target.scrollTop; close(); }}></textarea>
    ${popup && html`<${Popup} popup=${popup} place=${place} take=${take} />`}
  </div>`;
}

function Faults({ checked, go }) {
  if (!checked) {
    return html`<p class="quiet" role="status">Checking</p>`;
  }
  const { faults } = checked;
  return html`<div class="stack" role="status" data-faults=${faults.length}>
    ${faults.length === 0
      ? html`<p class="better">The playbook is sound.</p>`
      : html`<p class="worse">${faults.length === 1 ? 'One finding' : `${faults.length} findings`}; the last sound text is at play.</p>
        <ul class="faults">${faults.map(fault => html`<li key=${fault.line + fault.path + fault.message}>
          ${fault.line > 0 && html`<button onClick=${() => go(fault.line, fault.column)}>Line ${fault.line}</button> `}
          <span class="finding">${fault.path && `${fault.path}: `}${fault.message}${fault.suggestion && `; ${fault.suggestion}`}${fault.code && ` (${fault.code})`}</span></li>`)}</ul>`}
  </div>`;
}

const percent = share => (share < 0.005 ? '< 1 %' : `${Math.round(100 * share)} %`);

function Lines({ answer, text, go }) {
  if (!answer || answer.counted === 0) {
    return html`<p class="quiet">The lines that decide are counted after the trials.</p>`;
  }
  const lines = text.split('\n');
  const most = Math.max(...answer.lines.map(line => line.count));
  const name = line => (line.path === '' ? 'the bot under otherwise' : line.line > 0 ? lines[line.line - 1].trim().replace(/^- /, '') : line.path);
  return html`<div class="rows scroll" tabindex="0" role="region" aria-label="Decisions by line"><table class="decisions">
    <caption>${answer.decisions.toLocaleString('en')} decisions in ${answer.counted} trials</caption>
    <thead><tr><th scope="col">Line</th><th scope="col">Share</th></tr></thead>
    <tbody>${[...answer.lines].sort((one, other) => other.count - one.count).map(line => html`<tr key=${line.path}>
      <th scope="row">${line.line > 0 ? html`<button onClick=${() => go(line.line, 1)}>Line ${line.line}</button> ` : ''}<code>${name(line)}</code>
        ${line.file && html`<span class="quiet"> in ${line.file.replace(/^.*\//, '')}</span>`}</th>
      <td class="share">${percent(line.count / answer.decisions)}
        <svg viewBox="0 0 100 8" aria-hidden="true" preserveAspectRatio="none"><rect class="bar-b" width=${(100 * line.count) / most} height="8" /></svg></td>
    </tr>`)}</tbody>
  </table></div>`;
}

function Playbook({ page, answer }) {
  const { opened, own, setOwn, state } = page;
  const { game } = opened;
  const [words, setWords] = useState(null);
  const [text, setText] = useState(null);
  const [checked, setChecked] = useState(null);
  const field = useRef(null);
  const latest = useRef('');
  const base = JSON.stringify({ ...variantOf(page, ''), scenario: state.scenario });

  useEffect(() => {
    let gone = false;
    const named = { scenario: state.scenario, sets: [], bot: '' };
    setWords(null);
    ask('words', named).then(async found => {
      const { draft, sound } = kept(game);
      const typed = draft !== undefined && (own.book === undefined || (goesOn && own.book === sound)) ? draft : own.book;
      const first = found.books.find(book => book.endsWith('-book')) ?? found.books[0];
      const start = typed ?? (first ? (await ask('book', { scenario: state.scenario, name: first })).text : '');
      if (!gone) {
        setWords(found);
        setText(start);
      }
    });
    return () => { gone = true; };
  }, [state.scenario]);

  // A pause in typing checks the text; a sound one plays.
  useEffect(() => {
    if (text === null || !words) {
      return undefined;
    }
    latest.current = text;
    goesOn = true;
    keep(game, { draft: text });
    setChecked(null);
    const timer = setTimeout(() => {
      const about = fault => ({ faults: [{ line: 0, column: 0, path: '', code: '', message: fault, suggestion: '' }] });
      const asked = text.trim() === '' ? Promise.resolve(about('the playbook is empty; start from a shipped one')) : ask('check', variantOf(page, text));
      asked.catch(refused => about(refused.message)).then(found => {
        if (latest.current !== text) {
          return;
        }
        setChecked(found);
        if (found.faults.length === 0) {
          keep(game, { sound: text });
          setOwn({ book: text });
        }
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, words, base]);

  if (!words || text === null) {
    return html`<p class="quiet">Loading the words of playbooks</p>`;
  }
  if (words.sections.length === 0) {
    return html`<p class="card">This game has no playbooks.</p>`;
  }
  const load = name => name && ask('book', { scenario: state.scenario, name }).then(book => {
    insert(field.current, 0, field.current.value.length, book.text);
    field.current.setSelectionRange(0, 0);
    field.current.scrollTop = 0;
  });
  const go = (line, column) => {
    const at = text.split('\n').slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + Math.max(0, column - 1);
    field.current.focus();
    field.current.setSelectionRange(at, at);
    field.current.scrollTop = (line - 5) * parseFloat(getComputedStyle(field.current).lineHeight);
  };
  const played = answer?.question.sides[1].playbook;
  const shares = new Map(played === text && answer.counted > 0
    ? answer.lines.filter(line => line.line > 0).map(line => [line.line, percent(line.count / answer.decisions)]) : []);
  const sides = mayPlay(opened);
  const bench = answer && { ...answer.bench, question: answer.question };
  return html`<div class="beside wide-left">
    <section class="card stack" aria-label="Playbook">
      <div class="fields">
        <label>Start from <select value="" onChange=${event => { load(event.target.value); event.target.value = ''; }}>
          <option value="">a shipped playbook</option>
          ${words.books.map(book => html`<option key=${book} value=${book}>${book}</option>`)}</select></label>
        ${sides.length > 1 && html`<label>It plays <select value=${own.seat ?? sides[0].id} onChange=${event => setOwn({ seat: event.target.value })}>
          ${sides.map(side => html`<option key=${side.id} value=${side.id}>${side.id}</option>`)}<option value="all">all sides</option></select></label>`}
        <div class="tabs"><button onClick=${() => save({ name: OWN, text })}>Download</button>
          <button disabled=${checked?.faults.length !== 0} onClick=${() => page.show('bench', { bots: [state.bots[0], seated(page)] })}>Load into B</button></div>
      </div>
      <${Editor} text=${text} setText=${setText} words=${words} faults=${checked?.faults ?? []} shares=${shares} field=${field} />
      <p class="quiet" id="editor-keys">Ctrl-Space completes, Tab or Enter takes a word, Escape closes the list. The text stays in this browser.</p>
      <${Faults} checked=${checked} go=${go} />
    </section>
    <div class="stack">
      <p class="quiet">B is the playbook${sides.length > 1 && ` as ${own.seat ?? sides[0].id}`}, A is ${state.bots[0] || 'the usual bot'}, with the changes of A.</p>
      <${Difference} answer=${bench} metric=${page.metric} setMetric=${page.setMetric} />
      <section class="card stack" aria-label="Lines"><h2>Which line decided</h2><${Lines} answer=${answer} text=${played ?? ''} go=${go} /></section>
    </div>
  </div>`;
}

export const playbook = {
  id: 'playbook',
  name: 'Playbook',
  controls: 0,
  question(page) {
    const text = bookOf(page.own, page.opened.game);
    const { state } = page;
    return text === '' || mayPlay(page.opened).length === 0
      ? null
      : { ask: 'book-play', sides: [page.variant(0), variantOf(page, text)], trials: state.trials, seed: state.seed };
  },
  note: answer => `${answer.bench.complete ? 'Intervals of 95 %, as the command line gives them.' : 'Intervals hold at all times together (anytime, 95 %).'}
    ${answer.counted > 0 ? ` Lines counted in ${answer.counted} trials.` : ''}`,
  Screen: Playbook,
};
