// The hash of all outcomes of a side, which `run` prints too, and whether a link's sender saw the same.
import { html, useState } from './vendor/htm-preact-3.1.1.js';
import { sentOutcomes } from './link.js';

// The hashes of a complete answer of the bench or the trials, as a link has them; empty for all others.
export const outcomesOf = answer =>
  (answer?.complete && answer.sides?.every(side => side.hash) ? answer.sides.map(side => side.hash).join('.') : '');

// Copies a text, and says so on the button.
export function Copy({ text, label }) {
  const [copied, setCopied] = useState('');
  return html`<button aria-label=${label} disabled=${!text}
    onClick=${() => navigator.clipboard.writeText(text).then(() => setCopied(text))}>${text && copied === text ? 'Copied' : 'Copy'}</button>`;
}

// The hash of a side, with a button that copies it once it is that of all trials.
export const Outcomes = ({ of, side, complete }) => html`outcomes <span data-hash=${side}>${of.hash}</span>
  ${complete && html` <${Copy} text=${of.hash} label=${`Copy the outcomes of ${side.toUpperCase()}`} />`}`;

export function Sent({ page }) {
  const sent = sentOutcomes(page.state);
  if (!sent || !page.outcomes) {
    return null;
  }
  return sent === page.outcomes
    ? html`<p class="better" role="status" data-sent="same">Same outcomes as the sender's.</p>`
    : html`<p class="finding" role="status" data-sent="other">Other outcomes than the sender's: the sender's copy of Sitrep or of the cards is another.</p>`;
}
