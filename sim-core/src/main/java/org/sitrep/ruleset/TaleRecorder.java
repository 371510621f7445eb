package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.tale.Tale;

/** Keeps what a mission tells. For one mission and one thread. */
public final class TaleRecorder implements Narrator {
    private final boolean all;
    private final List<Tale.Step> done = new ArrayList<>();
    private String heading = "";
    private List<Tale.Entry> entries = new ArrayList<>();

    /** @param all what {@link #wantsAll} answers */
    public TaleRecorder(final boolean all) {
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
    public void tell(final Tale.Entry entry) {
        entries.add(entry);
    }

    private void close() {
        if (!heading.isEmpty() || !entries.isEmpty()) {
            done.add(new Tale.Step(heading, entries));
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
    public Tale tale() {
        close();
        heading = "";
        return new Tale(done);
    }
}
