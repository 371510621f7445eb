package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.transcript.Transcript;

/** Keeps what a trial tells. For one trial and one thread. */
public final class TranscriptRecorder implements Narrator {
    private final boolean all;
    private final List<Transcript.Step> done = new ArrayList<>();
    private String heading = "";
    private List<Transcript.Entry> entries = new ArrayList<>();

    /** @param all what {@link #wantsAll} answers */
    public TranscriptRecorder(final boolean all) {
        this.all = all;
    }

    @Override
    public boolean wantsAll() {
        return all;
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
     * A place in the tale, before what is told next.
     *
     * @param step index of the step
     * @param entry how many entries of the step come before
     */
    public record Place(int step, int entry) {}

    /** Returns where the next thing will be told. */
    public Place place() {
        return new Place(done.size(), entries.size());
    }

    /** Returns what has been told; to be asked once, in the end. */
    public Transcript tale() {
        close();
        heading = "";
        return new Transcript(done);
    }
}
