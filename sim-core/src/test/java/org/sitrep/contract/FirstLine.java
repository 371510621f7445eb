package org.sitrep.contract;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.strategy.TrialAborted;

/** Stops trials that are narrated to it at the first line of a step that a pattern matches. */
public final class FirstLine implements Narrator {
    private static final TrialAborted FOUND = new TrialAborted("found");

    private final String step;
    private final Matcher matcher;
    private boolean isThere;
    private Optional<MatchResult> found = Optional.empty();

    /** @param step beginning of its heading */
    public FirstLine(final String step, final String pattern) {
        this.step = step;
        matcher = Pattern.compile(pattern).matcher("");
    }

    /** Returns the line of the trial that was just stopped, as it was matched; to be called before the next trial. */
    public MatchResult found() {
        final MatchResult line = found.orElseThrow();
        found = Optional.empty();
        return line;
    }

    @Override
    public void heading(final String text) {
        isThere = text.startsWith(step);
    }

    @Override
    public void tell(final Transcript.Entry entry) {
        if (isThere
                && found.isEmpty() // what a stopped story still has to say does not count
                && entry instanceof Transcript.Line line
                && matcher.reset(line.text().strip()).matches()) {
            found = Optional.of(matcher.toMatchResult());
            throw FOUND;
        }
    }

    @Override
    public boolean wantsAll() {
        return true;
    }
}
