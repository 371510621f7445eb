package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;

/** Records the transcript of a trial. For one trial and one thread. */
public final class TranscriptRecorder implements Narrator {
    private final boolean all;
    private final int sight;
    private final List<Transcript.Step> done = new ArrayList<>();
    private final List<Choice> asked = new ArrayList<>();
    private Supplier<Optional<Scene>> board = Optional::empty;
    private String heading = "";
    private List<Transcript.Entry> entries = new ArrayList<>();

    /** @param all result of {@link #wantsAll} */
    public TranscriptRecorder(final boolean all) {
        this(all, -1);
    }

    /**
     * @param all result of {@link #wantsAll}
     * @param sight result of {@link #sight}
     */
    public TranscriptRecorder(final boolean all, final int sight) {
        this.all = all;
        this.sight = sight;
    }

    @Override
    public boolean wantsAll() {
        return all;
    }

    @Override
    public int sight() {
        return sight;
    }

    @Override
    public void asked(final Choice choice, final Supplier<Optional<Scene>> now) {
        asked.add(choice);
        board = now;
    }

    /** Returns the board at the last decision, if there is one; to be called before play goes on. */
    public Optional<Scene> board() {
        return board.get();
    }

    /** Returns all decisions so far, in the order in which they were made. */
    public List<Choice> asked() {
        return List.copyOf(asked);
    }

    @Override
    public void heading(final String text) {
        close();
        heading = text;
    }

    @Override
    public void tell(final Transcript.Entry entry) {
        entries.add(entry);
    }

    private void close() {
        if (!heading.isEmpty() || !entries.isEmpty()) {
            done.add(new Transcript.Step(heading, entries));
        }
        entries = new ArrayList<>();
    }

    /**
     * A place in the transcript, before its next entry.
     *
     * @param step index of the step
     * @param entry number of preceding entries of the step
     */
    public record Place(int step, int entry) {}

    /** Returns the place of the next entry. */
    public Place place() {
        return new Place(done.size(), entries.size());
    }

    /** Returns the transcript; to be called once, at the end. */
    public Transcript transcript() {
        close();
        heading = "";
        return new Transcript(done);
    }
}
