package org.sitrep.ruleset.story;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Forwards a narration and adds the board as data: where the narration shows a board in text, at the end of a step that
 * has changed something, and at the beginning of a step on another board. So the state before a step is the last scene
 * before it or the first within it, and the state after it is its last scene. Tracks are handled the same way.
 */
public final class SceneNarrator implements Narrator {
    private final Narrator to;
    private final Supplier<Optional<Scene>> table;
    private final Supplier<List<TrackState>> tracks;
    /** The last scene; null before the first. */
    private Scene shown;

    private List<TrackState> told = List.of();

    /**
     * @param to receives everything
     * @param table supplies the present scene, if any
     * @param tracks supplies the present tracks and clocks; empty if there are none
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
