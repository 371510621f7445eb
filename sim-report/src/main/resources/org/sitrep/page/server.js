// Asks the server: single answers, and runs whose answers stream in.
const GONE = 'The server does not answer. If it still runs, press Run; if it has ended, start it again and open its new link.';
const CUT = 'The server ended before all trials were played. If it still runs, press Run to play them again.';

// Gives the failures of the network words.
const reached = promise => promise.catch(failed => {
  throw failed.name === 'TypeError' ? new Error(GONE) : failed;
});

// Sends a question and returns the response; throws the refusal, with all findings, if it is one.
async function request(name, question, signal) {
  const response = await reached(fetch(`api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  }));
  if (!response.ok) {
    const refusal = await response.json().catch(() => ({ message: `The server answers ${response.status}.`, findings: [] }));
    throw Object.assign(new Error(refusal.message), { findings: refusal.findings });
  }
  return response;
}

// Returns the answer to a question that is answered at once.
export async function ask(name, question = {}) {
  return (await request(name, question)).json();
}

// Returns the address of the replay of a trial of a variant, or of two from where they part; with the analysis of its
// decisions by a number of rollouts, if there is one.
export const replayLink = (variant, seed, trial, against, rollouts) =>
  `replay?${encodeURIComponent(JSON.stringify({ variant, seed, trial, against, rollouts }))}`;

// Returns the address of the story of a trial that a person plays, at its last step.
export const playedLink = question => `replay?${encodeURIComponent(JSON.stringify(question))}#end`;

// Plays a question; each answer goes to `to`. Ends the run on the server when the signal aborts.
export async function stream({ ask: name, ...question }, signal, to) {
  const response = await request(name, question, signal);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let complete = false;
  for (;;) {
    const { value, done } = await reached(reader.read());
    if (done && !complete) {
      throw new Error(CUT);
    }
    if (done) {
      return;
    }
    text += value;
    const events = text.split('\n\n');
    text = events.pop();
    for (const event of events) {
      const data = event.split('\n').find(line => line.startsWith('data: '));
      if (data && event.startsWith('event: failed')) {
        throw new Error(JSON.parse(data.slice(6)).message);
      }
      if (data) {
        const answer = JSON.parse(data.slice(6));
        ({ complete } = answer);
        to(answer);
      }
    }
  }
}
