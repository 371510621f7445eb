// Sorts tables, copies commands, saves tables and unfolds what is looked for. It must contain no less-than sign and no ampersand, so that the page stays XML.
(function () {
  'use strict';
  var collator = new Intl.Collator('en', { numeric: true });
  var live = document.createElement('p');
  live.className = 'unseen';
  live.setAttribute('role', 'status');
  document.body.appendChild(live);

  function say(text) {
    live.textContent = '';
    window.setTimeout(function () { live.textContent = text; }, 50);
  }

  function each(within, selector, action) {
    Array.prototype.forEach.call(within.querySelectorAll(selector), action);
  }

  function button(name, text) {
    var made = document.createElement('button');
    made.type = 'button';
    made.className = name;
    made.textContent = text;
    return made;
  }

  // Tables: up, down, and back to the original order.

  function byNumber(column, sign) {
    return function (a, b) {
      var x = a.cells[column].getAttribute('data-v');
      var y = b.cells[column].getAttribute('data-v');
      if (x === null || y === null) {
        return x === y ? 0 : x === null ? 1 : -1; // without a number: last, either way
      }
      return sign * (Number(x) - Number(y));
    };
  }

  function byText(column, sign) {
    return function (a, b) {
      return sign * collator.compare(a.cells[column].textContent, b.cells[column].textContent);
    };
  }

  function sortable(table) {
    var body = table.tBodies[0];
    var first = Array.prototype.slice.call(body.rows);
    var heads = Array.prototype.slice.call(table.tHead.rows[0].cells);

    function sort(head, column) {
      var before = head.getAttribute('aria-sort');
      var after = before === null ? 'ascending' : before === 'ascending' ? 'descending' : null;
      var rows = first.slice();
      heads.forEach(function (other) { other.removeAttribute('aria-sort'); });
      if (after !== null) {
        var order = head.classList.contains('number') ? byNumber : byText;
        rows.sort(order(column, after === 'ascending' ? 1 : -1));
        head.setAttribute('aria-sort', after);
      }
      rows.forEach(function (row) { body.appendChild(row); });
      say(after === null ? 'Original order' : 'Sorted by ' + head.textContent.trim() + ', ' + after);
    }

    if (2 > first.length) {
      return;
    }
    heads.forEach(function (head, column) {
      var press = button('sort', '');
      while (head.firstChild) {
        press.appendChild(head.firstChild);
      }
      var arrow = document.createElement('span');
      arrow.className = 'arrow';
      arrow.setAttribute('aria-hidden', 'true');
      press.appendChild(arrow);
      press.addEventListener('click', function () { sort(head, column); });
      head.appendChild(press);
    });
  }

  // Commands: copied, or selected where the browser forbids copying.

  function select(code) {
    var range = document.createRange();
    range.selectNodeContents(code);
    var selection = window.getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  }

  function copyable(command) {
    var code = command.querySelector('code');
    var label = command.querySelector('p');
    var press = button('copy', 'Copy command');
    press.setAttribute('aria-label', 'Copy command: ' + label.textContent);

    function done(text, told) {
      press.textContent = text;
      say(told);
      window.setTimeout(function () { press.textContent = 'Copy command'; }, 4000);
    }

    function copied() { done('Copied', 'Copied'); }

    function byHand() {
      var taken = false;
      select(code);
      try {
        taken = document.execCommand('copy');
      } catch (refused) {
        taken = false;
      }
      if (taken) {
        copied();
      } else {
        done('Selected', 'Selected. Press Ctrl+C to copy.');
      }
    }

    press.addEventListener('click', function () {
      if (navigator.clipboard) {
        navigator.clipboard.writeText(code.textContent).then(copied, byHand);
      } else {
        byHand();
      }
    });
    label.parentNode.insertBefore(press, label.nextSibling);
  }

  // Tables behind pictures: saved as CSV, as they are shown.

  function csv(cell) {
    var text = cell.textContent.trim();
    var formula = /^[=+\-@]/.test(text) ? !/^[+-]?\d+(\.\d+)?$/.test(text) : false;
    return '"' + (formula ? "'" : '') + text.replace(/"/g, '""') + '"';
  }

  function savable(panel) {
    var table = panel.querySelector('table');
    var bar = panel.querySelector('.bar');
    if (table === null || bar === null) {
      return;
    }
    var press = button('copy', 'CSV');
    press.setAttribute('aria-label', 'CSV of ' + panel.getAttribute('aria-label').toLowerCase());
    press.addEventListener('click', function () {
      var lines = Array.prototype.map.call(table.rows, function (row) {
        return Array.prototype.map.call(row.cells, csv).join(',');
      });
      var link = document.createElement('a');
      link.href = 'data:text/csv;charset=utf-8,' + encodeURIComponent(lines.join('\n') + '\n');
      link.download = panel.querySelector('.scroll').getAttribute('aria-labelledby').replace(/-caption$/, '.csv');
      link.click();
      say('Saved ' + link.download);
    });
    bar.appendChild(press);
  }

  // Sections for reference: unfolded for a link that leads to them, and for paper.

  function unfold(id) {
    var section = id === '' ? null : document.getElementById(id);
    if (section !== null) {
      each(section, '.reference > details', function (details) { details.open = true; });
    }
  }

  function target() {
    unfold(decodeURIComponent(window.location.hash.slice(1)));
  }

  each(document, "a[href^='#']", function (link) {
    link.addEventListener('click', function () { unfold(link.getAttribute('href').slice(1)); });
  });
  window.addEventListener('hashchange', target);
  window.addEventListener('beforeprint', function () {
    each(document, '.reference > details:not([open])', function (details) {
      details.open = true;
      details.classList.add('forpaper');
    });
  });
  window.addEventListener('afterprint', function () {
    each(document, 'details.forpaper', function (details) {
      details.open = false;
      details.classList.remove('forpaper');
    });
  });
  target();
  each(document, '.panel', savable);
  each(document, 'table', sortable);
  each(document, '.command', copyable);
  if (window.matchMedia('(max-width: 46rem)').matches) {
    each(document, 'details.contents', function (list) { list.removeAttribute('open'); });
  }
})();
