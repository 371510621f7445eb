// Presses the head of every column of every table three times and returns what is not as said: up, down, and the first order again.
() => {
  const faults = [];
  const collator = new Intl.Collator('en', {numeric: true});
  const tables = [...document.querySelectorAll('table')].filter((table) => table.tBodies[0].rows.length > 1);
  for (const table of tables) {
    const name = table.caption.textContent.trim().slice(0, 40);
    const rows = () => [...table.tBodies[0].rows];
    const first = rows();
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      const press = head.querySelector('button');
      if (!press) {
        faults.push(`${name}: column ${column} has no button`);
        return;
      }
      const numbers = first.some((row) => row.cells[column].hasAttribute('data-v'));
      // What stands first on the way up: a number, then nothing; or a text.
      const compare = (sign) => (a, b) => {
        if (!numbers) return sign * collator.compare(a.cells[column].textContent, b.cells[column].textContent);
        const [x, y] = [a, b].map((row) => row.cells[column].getAttribute('data-v'));
        if (x === null || y === null) return (x === null) - (y === null);
        return sign * (Number(x) - Number(y));
      };
      for (const [said, sign] of [['ascending', 1], ['descending', -1]]) {
        press.click();
        if (head.getAttribute('aria-sort') !== said) faults.push(`${name}: column ${column} says ${head.getAttribute('aria-sort')}, not ${said}`);
        const now = rows();
        if (now.length !== first.length) faults.push(`${name}: rows got lost`);
        for (let i = 1; i < now.length; i++) {
          if (compare(sign)(now[i - 1], now[i]) > 0) {
            faults.push(`${name}: column ${column}, ${said}: row ${i + 1} (${now[i].cells[column].textContent.trim()}) stands wrong`);
            break;
          }
        }
      }
      press.click();
      if (head.hasAttribute('aria-sort') || rows().some((row, i) => row !== first[i])) faults.push(`${name}: column ${column}: the first order does not come back`);
    });
  }
  return faults.slice(0, 20);
}
