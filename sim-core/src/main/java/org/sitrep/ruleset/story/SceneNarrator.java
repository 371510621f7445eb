package org.sitrep.ruleset.story;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Hands a story on and shows, as data, what is on the table: where the story shows a board in text, at the end of a
 * step that has changed something, and at the head of a step that goes on somewhere else. So what a step begins with is
 * what was shown last before it, or first within it, and what it comes to is what it shows last. The tracks go the same
 * way.
 */
public final class SceneNarrator implements Narrator {
    private final Narrator to;
    private final Supplier<Optional<Scene>> table;
    private final Supplier<List<TrackState>> tracks;
    /** What was shown last; null before anything was. */
    private Scene shown;

    private List<TrackState> told = List.of();

    /**
     * @param to is told everything
     * @param table what is on the table now, if anything
     * @param tracks how tracks and clocks stand now; empty where there are none
     */
    public SceneNarrator(
            final Narrator to, final Supplier<Optional<Scene>> table, final Supplier<List<TrackState>> tracks) {
        this.to = to;
        this.table = table;
        this.tracks = tracks;
    }

    @Override
    public boolean wantsAll() {
        return to.wantsAll();
    }

    @Override
    public void heading(final String text) {
        final Optional<Scene> now = table.get();
        if (now.filter(this::isOnShow).isPresent()) {
            show(now.get());
            standing();
        }
        to.heading(text);
        now.ifPresent(this::show);
        standing();
    }

    private void standing() {
        final List<TrackState> standing = tracks.get();
        if (!standing.equals(told)) {
            told = standing;
            to.gauges(standing);
        }
    }

    private boolean isOnShow(final Scene scene) {
        return shown != null && shown.id().equals(scene.id());
    }

    private void show(final Scene scene) {
        if (!scene.equals(shown)) {
            shown = scene;
            to.scene(scene);
        }
    }

    @Override
    public void tell(final Transcript.Entry entry) {
        if (entry instanceof Transcript.Shown now) {
            show(now.scene());
            return;
        }
        to.tell(entry);
        if (entry instanceof Transcript.Board) {
            table.get().ifPresent(this::show);
        }
    }
}
