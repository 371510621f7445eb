// A question that is played live, and its newest answer.
import { useEffect, useRef, useState } from './vendor/htm-preact-3.1.1.js';
import { stream } from './server.js';

// Plays a question whenever it changes or `again` does; null plays nothing. Returns the newest answer, what went
// wrong, whether a run is going on, and how to stop it.
export function usePlayed(question, again) {
  const [answer, setAnswer] = useState(null);
  const [refusal, setRefusal] = useState(null);
  const [running, setRunning] = useState(false);
  const stop = useRef(() => {});
  const text = JSON.stringify(question);
  useEffect(() => {
    if (!question) {
      setRunning(false);
      return undefined;
    }
    const control = new AbortController();
    stop.current = () => {
      control.abort();
      setRunning(false);
    };
    setRunning(true);
    stream(question, control.signal, next => {
      setRefusal(null);
      setAnswer({ ...next, question, scenario: (question.variant ?? question.sides[0]).scenario });
    }).then(() => setRunning(false), failed => {
      if (failed.name !== 'AbortError') {
        setRunning(false);
        setRefusal(failed);
      }
    });
    return () => control.abort();
  }, [text, again]);
  return { answer, refusal, running, stop: () => stop.current() };
}
